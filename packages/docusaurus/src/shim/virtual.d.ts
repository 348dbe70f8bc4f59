declare module 'virtual:docusaurus-site' {
  /** What components may ask of the site's config. */
  const site: Readonly<Record<string, unknown>> & { readonly baseUrl?: string; readonly title?: string };
  export default site;
}

declare module 'virtual:docusaurus-texts' {
  export const languages: { readonly defaultLocale: string; readonly locales: readonly string[] };
  /** What components say, by locale and by the text's own id. */
  const texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  export default texts;
}
