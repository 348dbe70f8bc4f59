/** Config of a Docusaurus site of documents alone. */
export const CONFIG = `import { docusaurus } from '@gruntwork-docs/docusaurus';
import { defineSite } from '@gruntwork-docs/engine';
const content = docusaurus({ blog: false, pages: false });
export default defineSite({
  ...content,
  docs: { ...content.docs, showLastUpdateTime: false },
  title: 'Fixture',
  search: { provider: 'none' },
});
`;

/** The site with two documents. */
export const FILES = {
  'site.config.ts': CONFIG,
  'docs/start.md': '# Start\n\nText.\n',
  'docs/part/a.mdx': '# Named a\n\nText.\n',
};
