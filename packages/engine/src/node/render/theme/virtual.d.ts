declare module 'virtual:site-pages' {
  const pages: import('#components/theme-contract.ts').BodyModule['sitePages'];
  export default pages;
}

declare module 'virtual:site-components' {
  const components: import('#components/theme-contract.ts').BodyModule['siteComponents'];
  export default components;
}

declare module 'virtual:content-modules' {
  const modules: import('#components/theme-contract.ts').BodyModule['contentModules'];
  export default modules;
}

declare module 'virtual:source-components' {
  const components: import('#components/theme-contract.ts').BodyModule['sourceComponents'];
  export default components;
}

declare module 'virtual:theme-body' {
  export const mdxComponents: import('#components/theme-contract.ts').BodyModule['mdxComponents'];
  export const pageComponents: import('#components/theme-contract.ts').BodyModule['pageComponents'];
  export const renderBody: import('#components/theme-contract.ts').BodyModule['renderBody'];
}

declare module 'virtual:theme-document' {
  export const renderDocument: import('#components/theme-contract.ts').DocumentModule['renderDocument'];
  export const renderSidebarFragment: import('#components/theme-contract.ts').DocumentModule['renderSidebarFragment'];
}

declare module 'virtual:theme-social-image' {
  export const fonts: import('#components/theme-contract.ts').DocumentModule['fonts'];
  export const renderSocialImage: import('#components/theme-contract.ts').DocumentModule['renderSocialImage'];
}
