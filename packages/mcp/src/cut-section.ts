import { slugify } from '@gruntwork-docs/engine/shared';

/** A heading of a Markdown document. */
export interface MarkdownHeading {
  readonly level: number;
  readonly text: string;
  /** Line, from 0. */
  readonly line: number;
}

/** Lists the headings of a document, without lines in code blocks that look like headings. */
export function listHeadings(markdown: string): MarkdownHeading[] {
  const headings: MarkdownHeading[] = [];
  let fence: string | undefined;
  for (const [line, text] of markdown.split('\n').entries()) {
    const ticks = /^\s*(`{3,})/.exec(text)?.[1];
    if (ticks !== undefined) {
      if (fence === undefined) fence = ticks;
      else if (ticks.length >= fence.length && text.trim() === ticks) fence = undefined;
      continue;
    }
    const [, signs, title] = /^(#{1,6}) (.+)$/.exec(text) ?? [];
    if (fence === undefined && signs !== undefined && title !== undefined)
      headings.push({ level: signs.length, text: toPlain(title), line });
  }
  return headings;
}

/**
 * Returns the section below a heading, which is named by its anchor, its text, or a unique part of its text;
 * `undefined` when there is none.
 */
export function cutSection(markdown: string, named: string): string | undefined {
  const headings = listHeadings(markdown);
  const heading = findHeading(headings, slugify(named.replace(/^#+\s*/, '')));
  if (heading === undefined) return undefined;
  const next = headings.find(({ level, line }) => line > heading.line && level <= heading.level);
  return markdown.split('\n').slice(heading.line, next?.line).join('\n').trim();
}

function findHeading(headings: readonly MarkdownHeading[], wanted: string): MarkdownHeading | undefined {
  const slugs = headings.map(({ text }) => `-${slugify(text)}-`);
  const whole = slugs.indexOf(`-${wanted}-`);
  if (whole !== -1 || wanted === '') return headings[whole];
  const partial = headings.filter((_, index) => slugs[index]?.includes(`-${wanted}-`));
  return partial.length === 1 ? partial[0] : undefined;
}

function toPlain(title: string): string {
  return title
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]|\\(?=[\\`*_[\]<>#])/g, '')
    .trim();
}
