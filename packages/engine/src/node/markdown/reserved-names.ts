/** Element that carries collapsed static HTML through React; its tags are taken out of the result. */
export const STATIC_COMPONENT = 'StaticHtml';

/** Names of the elements that the engine puts into texts: no page can give one of its own components such a name. */
export const RESERVED = {
  codeBlock: '_CodeBlock',
  admonition: '_Admonition',
  tabs: '_Tabs',
  tabItem: '_TabItem',
  drawing: '_Diagram',
} as const;

/** The theme's components under the names that texts use for them. */
export function reserveComponents(components: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return {
    [RESERVED.codeBlock]: components.CodeBlock,
    [RESERVED.admonition]: components.Admonition,
    [RESERVED.tabs]: components.Tabs,
    [RESERVED.tabItem]: components.TabItem,
    [RESERVED.drawing]: components.Diagram,
  };
}

/** Name under which a page's code finds the properties of its blocks of code among the components. */
export const CODE_BLOCKS = '__code';

/** Name under which it finds its static HTML there. */
export const STATIC_HTML = '__static';
