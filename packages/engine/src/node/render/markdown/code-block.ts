import { type FenceMeta, parseFenceMeta } from './fence-meta.ts';
import type { Highlighter } from './highlighter.ts';
import type { Fence } from './markdown-options.ts';

type Mark = 'highlighted' | 'add' | 'del';

/** `# highlight-next-line`, `// add-start`, `{/* remove-end *\/}` and the like, alone on a line. */
const MARK_COMMENT =
  /^\s*(?:\/\/|#|--|\/\*|<!--|\{\s*\/\*)\s*(highlight|add|remove)-(next-line|start|end)\s*(?:\*\/\s*\}|\*\/|-->)?\s*$/;
const MARK_OF = { highlight: 'highlighted', add: 'add', remove: 'del' } as const;

/** Words in every comment that marks lines. */
const MARK_WORDS = ['-next-line', '-start', '-end'];

/** True when neither comments nor the info string mark lines of a fence: its lines are shown verbatim. */
export function isUnmarked(code: string, { diff, highlighted }: FenceMeta): boolean {
  return !diff && highlighted.size === 0 && !MARK_WORDS.some((word) => code.includes(word));
}

/** Lines of a fence with their marks, without the comments and diff signs that made the marks. */
export function readMarkedLines(code: string, meta: FenceMeta): { text: string; marks: ReadonlySet<Mark> }[] {
  const lines: { text: string; marks: Set<Mark> }[] = [];
  const open = new Set<Mark>();
  const next = new Set<Mark>();
  for (const raw of code.split('\n')) {
    const comment = MARK_COMMENT.exec(raw);
    if (comment !== null) {
      const mark = MARK_OF[comment[1] as keyof typeof MARK_OF];
      if (comment[2] === 'next-line') next.add(mark);
      else if (comment[2] === 'start') open.add(mark);
      else open.delete(mark);
      continue;
    }
    const marks = new Set([...open, ...next]);
    next.clear();
    let text = raw;
    if (meta.diff && /^[+\- ]/.test(raw)) {
      if (raw.startsWith('+')) marks.add('add');
      if (raw.startsWith('-')) marks.add('del');
      text = raw.slice(1);
    }
    if (meta.highlighted.has(lines.length + 1)) marks.add('highlighted');
    lines.push({ text, marks });
  }
  return lines;
}

/** The part of a highlighter that renders code. */
export type HighlightCode = Pick<Highlighter, 'highlightLines'>;

const NO_META = parseFenceMeta('');

/**
 * HTML of a fence's lines, for `<pre><code>`: only marked lines are elements, which would otherwise be a
 * sixth of a page of code.
 */
export function renderCodeLines(
  code: string,
  lang: string,
  { highlighter, meta = NO_META }: { readonly highlighter: HighlightCode; readonly meta?: FenceMeta },
): string {
  if (lang !== 'diff' && isUnmarked(code, meta)) return highlighter.highlightLines(code, lang).join('\n');
  const lines = readMarkedLines(code, meta);
  const html = highlighter.highlightLines(lines.map((line) => line.text).join('\n'), lang);
  const isDiff = lang === 'diff';
  return lines
    .map((line, index) => {
      const marks = new Set<Mark>(line.marks);
      if (isDiff && /^\+(?!\+\+)/.test(line.text)) marks.add('add');
      if (isDiff && /^-(?!--)/.test(line.text)) marks.add('del');
      const own = html[index] ?? '';
      return marks.size === 0 ? own : `<span class="${['line', ...marks].join(' ')}">${own}</span>`;
    })
    .join('\n');
}

/** Props of the theme's `CodeBlock`: `html` contains the highlighted lines. */
export type CodeBlockProps = Readonly<Record<string, string>>;

/** Highlights a fence for the theme's `CodeBlock`. */
export function createCodeBlockProps(fence: Fence, highlighter: HighlightCode): CodeBlockProps {
  const { code, lang } = fence;
  const meta = parseFenceMeta(fence.meta);
  return {
    lang,
    ...(meta.title !== undefined && { title: meta.title }),
    html: renderCodeLines(code, lang, { meta, highlighter }),
    ...(meta.firstLineNumber !== undefined && { lineNumbers: String(meta.firstLineNumber) }),
    ...(meta.expect && { expect: 'true' }),
    ...(meta.host !== undefined && { host: meta.host }),
    ...(meta.wrap && { wrap: 'true' }),
  };
}
