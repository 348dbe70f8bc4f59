/** Module in place of each of Docusaurus's own that a page or a component may import. */
export const SHIM: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...[
      'Tabs',
      'TabItem',
      'CodeBlock',
      'Admonition',
      'Details',
      'TOCInline',
      'DocCardList',
      'DocCard',
      'ThemedImage',
    ],
    ...['Heading', 'Layout', 'IdealImage', 'Mermaid', 'MDXComponents', 'MDXContent', 'Logo'],
  ]
    .map((name): [string, string] => [`@theme/${name}`, name])
    .concat([
      ['@docusaurus/Link', 'Link'],
      ['@docusaurus/useBaseUrl', 'useBaseUrl'],
      ['@docusaurus/useDocusaurusContext', 'useDocusaurusContext'],
      ['@docusaurus/BrowserOnly', 'BrowserOnly'],
      ['@docusaurus/Translate', 'Translate'],
      ['@docusaurus/Head', 'Head'],
      ['@docusaurus/router', 'Redirect'],
      ['@docusaurus/Interpolate', 'Interpolate'],
      ['@docusaurus/ExecutionEnvironment', 'ExecutionEnvironment'],
      ['@docusaurus/useIsBrowser', 'useIsBrowser'],
      ['@docusaurus/theme-common', 'themeCommon'],
      ['@docusaurus/plugin-content-docs/client', 'docsClient'],
      ['@theme/NotFound', 'NotFound'],
    ])
    .map(([name, file]) => [name, `@gruntwork-docs/docusaurus/shim/${file}.tsx`]),
);
