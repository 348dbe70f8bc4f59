/** Element that carries collapsed static HTML through React; its tags are taken out of the result. */
export const STATIC_COMPONENT = 'StaticHtml';

/** Element names that the engine uses in texts: a page's components can't have them. */
export const RESERVED = {
  codeBlock: '_CodeBlock',
  admonition: '_Admonition',
  tabs: '_Tabs',
  tabItem: '_TabItem',
  drawing: '_Diagram',
} as const;
