import { type CorpusPage, createCorpus } from './create-corpus.ts';

/** A page of the corpus without engine-specific syntax. */
export interface PlainPage extends CorpusPage {
  readonly title: string;
}

/** Returns the corpus as plain Markdown: the same words, samples and links, in files that end in `.md`. */
export function createPlainCorpus(count: number): PlainPage[] {
  return createCorpus(count).map(({ file, text }) => ({
    file: toPlainLink(file),
    text: toPlainMarkdown(text),
    title: readTitle(text),
  }));
}

/** Converts admonitions to quotations, and tab panels to paragraphs below their labels; code is unchanged. */
export function toPlainMarkdown(text: string): string {
  const lines: string[] = [];
  let fence = false;
  let quoted = false;
  for (const line of text.split('\n')) {
    if (line.startsWith('```')) fence = !fence;
    if (fence) {
      lines.push(line);
      continue;
    }
    const title = /^:::\w+\[(.*)\]$/.exec(line)?.[1];
    const label = /^<TabItem .*label="(.*)">$/.exec(line)?.[1];
    if (title !== undefined) {
      quoted = true;
      lines.push(`> **${title}**`);
    } else if (line === ':::') quoted = false;
    else if (label !== undefined) lines.push(`**${label}**`);
    else if (/^<\/?Tab/.test(line)) lines.push('');
    else lines.push(`${quoted ? '> ' : ''}${toPlainLink(line)}`.trimEnd());
  }
  return lines.join('\n').replace(/\n{3,}/g, '\n\n');
}

/** Rewrites the relative links of a page outside its code. */
export function mapLinks(text: string, change: (file: string, anchor: string) => string): string {
  return text
    .split(/(^```[\s\S]*?^```$)/m)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part.replace(
            /\]\((\.[^)#]*)(#[^)]*)?\)/g,
            (_, file: string, anchor = '') => `](${change(file, anchor)})`,
          ),
    )
    .join('');
}

function toPlainLink(text: string): string {
  return text.replace(/\.mdx(?=[)#]|$)/g, '.md');
}

function readTitle(text: string): string {
  const title: unknown = JSON.parse(/^title: (.*)$/m.exec(text)?.[1] ?? '""');
  return String(title);
}
