/** The plugin that a page is of: they are all one here. */
export default function useRouteContext(): {
  readonly plugin: { readonly name: string; readonly id: string };
} {
  return { plugin: { name: 'docusaurus-plugin-content-pages', id: 'default' } };
}
