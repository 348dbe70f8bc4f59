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
