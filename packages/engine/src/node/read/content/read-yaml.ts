import { type Document, parseDocument, visit } from 'yaml';
import { BuildError } from '../../errors/build-error.ts';
import { locate } from '../../errors/frame.ts';
import { findPosition, type SourceLocation } from './text-origin.ts';

/** A YAML text and the file that it is in. */
export interface YamlInput extends SourceLocation {
  /** The YAML, if it is only a part of the file; absent: all of `source`. */
  readonly yaml?: string;
  /** Name of the text in messages: `frontmatter`. */
  readonly subject: string;
  /** Hint for invalid YAML. */
  readonly hint: string;
  /** `failsafe` keeps every value as a string: `1.10` stays `1.10`. */
  readonly schema?: 'core' | 'failsafe';
}

export interface YamlText {
  readonly contents: Document.Parsed['contents'];
  readonly value: unknown;
}

/**
 * Reads YAML of a site. Throws a `BuildError` with line and column for the first syntax error (the others are
 * mostly its consequences), for an alias without anchor, and for nested aliases that would exhaust the
 * memory.
 */
export function readYaml(input: YamlInput): YamlText {
  const { source, yaml = source, subject, hint, schema = 'core' } = input;
  const start = Math.max(0, source.indexOf(yaml));
  const fail = (message: string, offset: number, advice: string, cause?: unknown): BuildError => {
    const { line, column } = locate(source, start + offset);
    return new BuildError(message, { ...findPosition(input, line, column), hint: advice, cause });
  };
  const document = parseDocument(yaml, { schema, prettyErrors: false });
  const [fault] = document.errors;
  if (fault !== undefined) {
    const advice = fault.code === 'TAB_AS_INDENT' ? 'Indent with spaces.' : hint;
    throw fail(`${subject} is not valid YAML: ${fault.message}`, fault.pos[0], advice);
  }
  try {
    return { contents: document.contents, value: document.toJS() };
  } catch (cause) {
    const reason = cause instanceof Error ? (cause.message.split('\n')[0] ?? '') : String(cause);
    const advice = 'Write the value itself in place of the alias (`*name`).';
    throw fail(`YAML could not be read: ${reason}`, findAlias(document, cause), advice, cause);
  }
}

/** Offset of the alias in the message, or of the last one. */
function findAlias(document: Document.Parsed, cause: unknown): number {
  let found = 0;
  visit(document, {
    Alias(_, { source, range }) {
      found = range?.[0] ?? found;
      return cause instanceof Error && cause.message.endsWith(`: ${source}`) ? visit.BREAK : undefined;
    },
  });
  return found;
}
