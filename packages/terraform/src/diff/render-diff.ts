import { codeBlock, embedMarkdown, inlineCode } from '../markdown/quote-markdown.ts';
import { type CatalogDiff, type Change, SEVERITIES, type Severity } from './change.ts';
import { splitShared } from './shared-changes.ts';

const SEVERITY_NAMES: Readonly<Record<Severity, string>> = {
  breaking: 'Breaking',
  behavior: 'Behavior',
  addition: 'Addition',
  note: 'Note',
};

/** Singular and plural labels of each severity. */
const COUNTED: Readonly<Record<Severity, readonly [one: string, many: string]>> = {
  breaking: ['breaking change', 'breaking changes'],
  behavior: ['change of behavior', 'changes of behavior'],
  addition: ['addition', 'additions'],
  note: ['note', 'notes'],
};

/** Formats the difference as plain text for a terminal. */
export function renderDiffText(diff: CatalogDiff): string {
  const { shared, modules } = splitShared(diff);
  const block = (title: string, changes: readonly Change[]): string =>
    [title, ...changes.flatMap((change) => renderChange(change).map((line) => `  ${line}`))].join('\n');
  const blocks = [
    ...shared.map(({ change, paths }) => block(`${paths.length} modules`, [change])),
    ...modules.map(({ path, changes }) => block(path, changes)),
  ];
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
    ...listCallLines(change).map((line) => `           ${line}`),
  ];
}

/** Lists the edits for a call: lines that begin with `-` or `+`. */
export function listCallLines({ call }: Change): string[] {
  if (call === undefined) return [];
  const lines = (sign: string, texts: string[]): string[] =>
    texts.flatMap((text) => text.split('\n')).map((line) => `${sign} ${line}`);
  return [...lines('-', call.remove), ...lines('+', call.add)];
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function renderCounts({ counts }: CatalogDiff): string {
  const parts = SEVERITIES.filter((severity) => counts[severity] > 0).map((severity) => {
    const [one, many] = COUNTED[severity];
    return `${counts[severity]} ${counts[severity] === 1 ? one : many}`;
  });
  return parts.length === 0 ? 'No difference' : parts.join(', ');
}

export interface DiffMarkdownOptions {
  readonly from: string;
  readonly to: string;
  /** Returns the page of a module, if it has one. */
  readonly toUrl?: (path: string) => string | undefined;
}

/** Formats the difference as a Markdown document, a section for each module. */
export function renderDiffMarkdown(diff: CatalogDiff, options: DiffMarkdownOptions): string {
  const { from, to, toUrl } = options;
  const { shared, modules } = splitShared(diff);
  const common = shared.map(({ change, paths }) =>
    renderChangeMarkdown(toShown(change), `In ${paths.length} modules.`),
  );
  const sections = modules.map(({ path, changes }) => {
    const url = toUrl?.(path);
    const page = url === undefined ? [] : [`[Reference of \`${path}\`](${url})`];
    return [
      `## \`${path}\``,
      ...page,
      ...changes.map((change) => renderChangeMarkdown(toShown(change))),
    ].join('\n\n');
  });
  const title = `# Changes from ${inlineCode(from)} to ${inlineCode(to)}`;
  const many = common.length === 0 ? [] : [['## In many modules', ...common].join('\n\n')];
  return `${[title, `${renderCounts(diff)}.`, ...many, ...sections].join('\n\n')}\n`;
}

/** Returns the anchor of a module in the document. */
export function toDiffAnchor(path: string): string {
  return path.replace(/[^a-zA-Z0-9]+/g, '-');
}

/** Displayed facts of a change, with the edits for a call. */
export type DisplayedChange = Pick<
  Change,
  'severity' | 'subject' | 'name' | 'message' | 'before' | 'after'
> & {
  readonly lines: readonly string[];
};

function toShown(change: Change): DisplayedChange {
  return { ...change, lines: listCallLines(change) };
}

/** Renders a change as a paragraph of Markdown, and the edits for a call as a code block. */
export function renderChangeMarkdown(change: DisplayedChange, where = ''): string {
  const { severity, subject, name, message, before, after, lines } = change;
  const details = [
    before === undefined ? '' : `Was ${inlineCode(oneLine(before))}.`,
    after === undefined ? '' : `Is ${inlineCode(oneLine(after))}.`,
  ];
  const what = subject === 'terraform' ? name : `${subject} ${inlineCode(name)}`;
  const said = `**${SEVERITY_NAMES[severity]}**, ${what}: ${oneLine(embedMarkdown(message))}`;
  return [
    [said, ...details, where].filter((text) => text !== '').join(' '),
    lines.length === 0 ? '' : codeBlock(lines.join('\n')).replace(/^(`+)hcl/, '$1diff'),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}
