import { BuildError, throwIfAny } from '../../errors/build-error.ts';
import { createFrame } from '../../errors/frame.ts';
import { findNearestName } from '../../errors/nearest-name.ts';
import { findFenceLines } from '../../render/markdown/fence-lines.ts';
import { splitFrontmatter } from '../content/frontmatter.ts';
import type { LineOrigin, TextOrigin } from '../content/text-origin.ts';
import { hasStrayInclude, type IncludeTag, parseIncludeTag } from './include-tag.ts';
import { interpolate, mayInterpolate } from './interpolate.ts';
import type { SiteData } from './load-data.ts';

/** Folder of texts that several pages include; its files are not pages. */
export const INCLUDES_FOLDER = 'content/includes';

/** Data and texts that pages can insert and include. */
export interface IncludeSources {
  readonly data: SiteData;
  /** Texts of `content/includes` by site-relative file. */
  readonly includes: ReadonlyMap<string, string>;
}

export interface ExpandedText {
  readonly text: string;
  /** Absent when every line is unchanged from disk. */
  readonly origin?: TextOrigin;
}

interface Line extends LineOrigin {
  readonly text: string;
}

/** A text during expansion: the page, or an included text. */
interface Frame {
  readonly file: string;
  /** The text on disk. */
  readonly written: string;
  readonly props: ReadonlyMap<string, string> | undefined;
  /** Chain of including files, the page first. */
  readonly chain: readonly string[];
}

const PROP = /\[\[[ \t]*props\.([\w-]+)[ \t]*\]\]/g;

/** True for a text without inserts, regardless of the site's data and texts. */
export function isPlainText(text: string): boolean {
  return !text.includes('<Include') && !mayInterpolate(text);
}

/**
 * Expands `[[versions.terraform]]` to values of data files, and `<Include src="…" />` on its own line to
 * included texts. Throws `BuildError`s, all of them at once, for values, files and attributes that do not
 * exist.
 */
export function expandIncludes(file: string, text: string, sources: IncludeSources): ExpandedText {
  if (isPlainText(text)) return { text };
  const errors: BuildError[] = [];
  const lines = expandLines({ file, written: text, props: undefined, chain: [file] }, sources, errors);
  throwIfAny(errors);
  const isWritten = lines.every((line, at) => line.line === at + 1 && line.inserts === undefined);
  if (isWritten && lines.length === text.split('\n').length) return { text };
  const files = new Set(lines.map((line) => line.file));
  const texts = new Map([...files].map((name) => [name, sources.includes.get(name) ?? text]));
  texts.set(file, text);
  const origins = lines.map(({ text: _, ...origin }) => origin);
  return { text: lines.map((line) => line.text).join('\n'), origin: { texts, lines: origins } };
}

function expandLines(frame: Frame, sources: IncludeSources, errors: BuildError[]): Line[] {
  const { file, written, props } = frame;
  const text = props === undefined ? written : fillProps(written, props);
  const lines = text.split('\n');
  const frontmatter = text.slice(0, splitFrontmatter(text).bodyOffset).split('\n').length - 1;
  const code = findCodeLines(text);
  return lines.flatMap((content, index): Line[] => {
    const line = index + 1;
    const isCode = code.has(line);
    const report = (message: string, hint: string | undefined, column = 1): void => {
      const includedBy = frame.chain.slice(0, -1).map((name) => `Included by \`${name}\`.`);
      errors.push(
        new BuildError(message, {
          file,
          line,
          column,
          frame: createFrame(written, line, column),
          hint: [hint, ...includedBy].filter(Boolean).join(' '),
        }),
      );
    };
    const tag = isCode || index < frontmatter ? undefined : parseIncludeTag(content);
    if (tag !== undefined) {
      const included = include(tag, frame, sources, errors, report);
      const gap = { text: '', file, line };
      return [gap, ...included, gap];
    }
    if (!isCode && content.includes('<Include') && hasStrayInclude(content)) {
      const hint = 'Write `<Include src="includes/name.mdx" name="value" />`, with nothing else on the line.';
      report('`<Include>` is not on a line alone', hint, content.indexOf('<Include') + 1);
    }
    const { text, inserts, faults } = interpolate(content, sources.data, isCode || index < frontmatter);
    for (const { column, message, hint, fault } of faults) {
      if (fault instanceof BuildError) errors.push(fault);
      else report(message, hint, column);
    }
    return [{ text, file, line, ...(inserts.length > 0 && { inserts }) }];
  });
}

type Report = (message: string, hint: string | undefined) => void;

function include(
  tag: IncludeTag,
  frame: Frame,
  sources: IncludeSources,
  errors: BuildError[],
  report: Report,
): Line[] {
  const { src, props, indent } = tag;
  if (!frame.file.endsWith('.mdx')) {
    report('`<Include>` works in `.mdx` files only', 'Rename the file to `.mdx`.');
    return [];
  }
  if (src === undefined) {
    report('`<Include>` has no `src`', 'Name the file: `src="includes/name.mdx"`.');
    return [];
  }
  const file = findFile(src, frame, sources);
  const written = file === undefined ? undefined : sources.includes.get(file);
  if (file === undefined || written === undefined) {
    const known = [...sources.includes.keys()].map((name) => name.replace(/^content\//, ''));
    const nearest = findNearestName(src, known);
    const hint =
      nearest === undefined ? `Put it into \`${INCLUDES_FOLDER}\`.` : `Did you mean \`${nearest}\`?`;
    report(`\`${src}\` does not exist`, hint);
    return [];
  }
  if (frame.chain.includes(file)) {
    const circle = [...frame.chain.slice(frame.chain.indexOf(file)), file];
    report(`\`${src}\` includes itself: ${circle.join(' → ')}`, 'Take one of the `<Include>`s out.');
    return [];
  }
  const wanted = new Set([...written.matchAll(PROP)].map(([, name = '']) => name));
  for (const name of wanted) {
    if (!props.has(name))
      report(`\`${src}\` needs \`${name}\``, `Write \`${name}="…"\` into the \`<Include>\`.`);
  }
  for (const name of props.keys()) {
    if (wanted.has(name)) continue;
    const nearest = findNearestName(name, wanted);
    const hint = nearest === undefined ? 'Take the attribute out.' : `Did you mean \`${nearest}\`?`;
    report(`\`${src}\` has no \`[[props.${name}]]\``, hint);
  }
  const inner = { file, written, props, chain: [...frame.chain, file] };
  return expandLines(inner, sources, errors).map((own) =>
    indent === '' || own.text.trim() === '' ? own : indentLine(own, indent),
  );
}

/** A translation includes the translated text if there is one. */
function findFile(src: string, { chain }: Frame, { includes }: IncludeSources): string | undefined {
  const translations = /^content\/i18n\/[^/]+\//.exec(chain[0] ?? '')?.[0];
  const candidates = [...(translations === undefined ? [] : [translations + src]), `content/${src}`];
  return candidates.find((name) => includes.has(name));
}

function indentLine(line: Line, indent: string): Line {
  const inserts = [{ column: 1, length: indent.length, written: 0 }];
  for (const insert of line.inserts ?? []) inserts.push({ ...insert, column: insert.column + indent.length });
  return { ...line, text: indent + line.text, inserts };
}

/** Missing attributes are left unchanged: the including text reports them. */
function fillProps(text: string, props: ReadonlyMap<string, string>): string {
  return text.replace(PROP, (match, name: string) => props.get(name) ?? match);
}

/** Lines of fences, from 1. */
function findCodeLines(text: string): Set<number> {
  return new Set(
    findFenceLines(text).flatMap(({ first, last }) =>
      Array.from({ length: last - first + 1 }, (_, index) => first + index),
    ),
  );
}
