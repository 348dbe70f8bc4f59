declare module 'virtual:docusaurus-site' {
  /** What components may ask of the site's config. */
  const site: Readonly<Record<string, unknown>> & { readonly baseUrl?: string; readonly title?: string };
  export default site;
}
