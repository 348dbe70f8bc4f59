declare module 'virtual:docusaurus-site' {
  /** Values of the site's config available to components. */
  const site: Readonly<Record<string, unknown>> & { readonly baseUrl?: string; readonly title?: string };
  export default site;
}

declare module 'virtual:docusaurus-texts' {
  export const languages: { readonly defaultLocale: string; readonly locales: readonly string[] };
  /** Messages of components, by locale and message id. */
  const texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  export default texts;
}
