import { splitFrontmatter } from './frontmatter.ts';

/** Text of the first level-one heading that stands before any other content of weight; `undefined` without one. */
export function findContentTitle(source: string): string | undefined {
  const body = source.slice(splitFrontmatter(source).bodyOffset);
  const match =
    /^(?:\s*(?:import .*|export .*|<!--[\s\S]*?-->)?\r?\n)*#[ \t]+(.+?)(?:[ \t]+#*)?(?:[ \t]*\{#[\w-]+\})?[ \t]*(?:\r?\n|$)/.exec(
      `\n${body}`,
    );
  return match?.[1]?.trim();
}

/** Inline Markdown of a title as plain text: code marks, emphasis and links lose their signs. */
export function toPlainTitle(title: string): string {
  return title
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/`([^`]+)`/g, '$1')
    .replace(/(\*\*|__)(.+?)\1/g, '$2')
    .replace(/(?<!\w)([*_])(.+?)\1(?!\w)/g, '$2');
}

/** A title as inline HTML: `code` marks are kept, everything else is text. */
export function toTitleHtml(title: string): string {
  const parts = title.split(/`([^`]+)`/);
  return parts
    .map((part, index) =>
      index % 2 === 1 ? `<code>${escapeHtml(part)}</code>` : escapeHtml(toPlainTitle(part)),
    )
    .join('');
}

/** Escapes text for element content and double-quoted attributes. */
export function escapeHtml(text: string): string {
  return escapeText(text).replace(/"/g, '&quot;');
}

/** Escapes text for element content only. */
export function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
