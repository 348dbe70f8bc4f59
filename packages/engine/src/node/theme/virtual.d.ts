declare module 'virtual:site-pages' {
  const pages: import('./theme-modules.ts').BodyModule['sitePages'];
  export default pages;
}

declare module 'virtual:site-components' {
  const components: import('./theme-modules.ts').BodyModule['siteComponents'];
  export default components;
}

declare module 'virtual:content-modules' {
  const modules: import('./theme-modules.ts').BodyModule['contentModules'];
  export default modules;
}

declare module 'virtual:source-components' {
  const components: import('./theme-modules.ts').BodyModule['sourceComponents'];
  export default components;
}

declare module 'virtual:theme-body' {
  export const mdxComponents: import('./theme-modules.ts').BodyModule['mdxComponents'];
  export const pageComponents: import('./theme-modules.ts').BodyModule['pageComponents'];
  export const renderBody: import('./theme-modules.ts').BodyModule['renderBody'];
}

declare module 'virtual:theme-document' {
  export const renderDocument: import('./theme-modules.ts').DocumentModule['renderDocument'];
  export const renderSidebarFragment: import('./theme-modules.ts').DocumentModule['renderSidebarFragment'];
}

declare module 'virtual:theme-social-image' {
  export const fonts: import('./theme-modules.ts').DocumentModule['fonts'];
  export const renderSocialImage: import('./theme-modules.ts').DocumentModule['renderSocialImage'];
}
