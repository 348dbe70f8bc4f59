import { type Document, visit } from 'yaml';
import { BuildError } from '../errors/build-error.ts';
import { createFrame, locate } from '../errors/frame.ts';

export interface YamlPlace {
  readonly file: string;
  /** Whole text of the file. */
  readonly text: string;
  /** Where in it the YAML begins; absent: at its beginning. */
  readonly offset?: number;
}

/**
 * The value of a parsed YAML text. Throws a `BuildError` with the line of the alias for one that names nothing, and for
 * aliases of aliases that would fill the memory.
 */
export function readYamlValue(document: Document.Parsed, { file, text, offset = 0 }: YamlPlace): unknown {
  try {
    return document.toJS();
  } catch (cause) {
    const { line, column } = locate(text, offset + findAlias(document, cause));
    const reason = cause instanceof Error ? (cause.message.split('\n')[0] ?? '') : String(cause);
    throw new BuildError(`YAML could not be read: ${reason}`, {
      file,
      line,
      column,
      frame: createFrame(text, line, column),
      hint: 'Write the value itself in place of the alias (`*name`).',
      cause,
    });
  }
}

/** Offset of the alias that the message names, else of the last one. */
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
