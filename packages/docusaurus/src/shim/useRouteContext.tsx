/** Returns the plugin of a page: always the same one here. */
export default function useRouteContext(): {
  readonly plugin: { readonly name: string; readonly id: string };
} {
  return { plugin: { name: 'docusaurus-plugin-content-pages', id: 'default' } };
}
