/** A file of authors with one of them, `team`. */
export const AUTHORS = 'team:\n  name: Catalog team\n  title: Maintainers\n  url: https://example.com/team\n';

/** The text of a post. */
export function post(title: string, frontmatter = '', text = 'Text.'): string {
  return `---\ntitle: ${title}\n${frontmatter}---\n\n${text}\n`;
}
