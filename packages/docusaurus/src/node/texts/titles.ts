import { escapeHtml, toPlainTitle, toTitleHtml } from '@gruntwork-docs/engine/source';

/** A title as plain text and as inline HTML. */
export interface Titles {
  readonly title: string;
  readonly titleHtml: string;
}

const CODE = /`([^`]+)`/;

/**
 * Chooses the frontmatter title, which is plain text (`__DEV__` keeps its underscores) except for code; else
 * the heading found in the content, which is Markdown.
 */
export function nameTitles(written: string | null | undefined, found: string): Titles {
  if (!written) return { title: toPlainTitle(found), titleHtml: toTitleHtml(found) };
  const parts = written.split(CODE);
  return {
    title: parts.join(''),
    titleHtml: parts
      .map((part, index) => (index % 2 === 1 ? `<code>${escapeHtml(part)}</code>` : escapeHtml(part)))
      .join(''),
  };
}
