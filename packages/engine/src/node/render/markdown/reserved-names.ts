/** Carrier element for collapsed static HTML in React; its tags are removed from the result. */
export const STATIC_COMPONENT = 'StaticHtml';

/** Element names that the engine uses in texts: a page's components can't have them. */
export const RESERVED = {
  codeBlock: '_CodeBlock',
  admonition: '_Admonition',
  tabs: '_Tabs',
  tabItem: '_TabItem',
  drawing: '_Diagram',
} as const;
