import { codeBlock, inlineCode } from '../markdown/quote-markdown.ts';
import { type CatalogDiff, type Change, SEVERITIES, type Severity } from './change.ts';

/** Names of the severities as headings, one change and several. */
export const SEVERITY_NAMES: Readonly<Record<Severity, string>> = {
  breaking: 'Breaking',
  behavior: 'Behavior',
  addition: 'Addition',
  note: 'Note',
};

/** The difference as lines of text for a terminal. */
export function renderDiffText(diff: CatalogDiff): string {
  const blocks = diff.modules.map(({ path, changes }) =>
    [path, ...changes.flatMap((change) => renderChange(change).map((line) => `  ${line}`))].join('\n'),
  );
  return `${[...blocks, renderCounts(diff)].join('\n\n')}\n`;
}

function renderChange(change: Change): string[] {
  const { severity, subject, name, message, before, after } = change;
  const values = [
    before === undefined ? [] : [`was ${oneLine(before)}`],
    after === undefined ? [] : [`is ${oneLine(after)}`],
  ];
  return [
    `${severity.padEnd(8)} ${subject} ${name}: ${message}`,
    ...values.flat().map((line) => `           ${line}`),
    ...callLines(change).map((line) => `           ${line}`),
  ];
}

function callLines({ call }: Change): string[] {
  if (call === undefined) return [];
  const lines = (sign: string, texts: string[]): string[] =>
    texts.flatMap((text) => text.split('\n')).map((line) => `${sign} ${line}`);
  return [...lines('-', call.remove), ...lines('+', call.add)];
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function renderCounts({ counts }: CatalogDiff): string {
  const parts = SEVERITIES.filter((severity) => counts[severity] > 0).map(
    (severity) => `${counts[severity]} ${severity}`,
  );
  return parts.length === 0 ? 'No difference' : parts.join(', ');
}

/** The difference as a Markdown document. */
export function renderDiffMarkdown(diff: CatalogDiff, { from, to }: { from: string; to: string }): string {
  const modules = diff.modules.map(({ path, changes }) =>
    [`## ${inlineCode(path)}`, ...changes.map(renderMarkdownChange)].join('\n\n'),
  );
  const title = `# Changes from ${inlineCode(from)} to ${inlineCode(to)}`;
  return `${[title, `${renderCounts(diff)}.`, ...modules].join('\n\n')}\n`;
}

function renderMarkdownChange(change: Change): string {
  const { severity, subject, name, message, before, after } = change;
  const lines = callLines(change);
  const facts = [
    before === undefined ? '' : `Was ${inlineCode(oneLine(before))}.`,
    after === undefined ? '' : `Is ${inlineCode(oneLine(after))}.`,
  ].filter((fact) => fact !== '');
  return [
    `**${SEVERITY_NAMES[severity]}**, ${subject} ${inlineCode(name)}: ${message}`,
    facts.join(' '),
    lines.length === 0 ? '' : codeBlock(lines.join('\n')).replace(/^(`+)hcl/, '$1diff'),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}
