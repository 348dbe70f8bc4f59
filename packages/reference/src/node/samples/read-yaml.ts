import { findYamlOffset, type YamlPath } from '@gruntwork-docs/engine/source';
import { LineCounter, parseAllDocuments } from 'yaml';

/** The content of a YAML text. */
export interface YamlText {
  /** Errors in the text. */
  readonly faults: readonly YamlError[];
  /** Its valid documents. */
  readonly documents: readonly YamlDocument[];
}

export interface YamlError {
  /** Line of the text, from 1. */
  readonly line: number;
  readonly message: string;
}

export interface YamlDocument {
  getValue(): unknown;
  /** Line of the text, from 1, of a key or an item, or of the nearest one above it. */
  lineOf(place: YamlPath): number;
}

/** Parses a text, even an invalid one. */
export type ReadYaml = (code: string) => YamlText;

/** Creates a reader for the checks of one page: each text is parsed once, and released with the page. */
export function createYamlReader(): ReadYaml {
  const known = new Map<string, YamlText>();
  return (code) => {
    const found = known.get(code);
    if (found !== undefined) return found;
    const read = parseYaml(code);
    known.set(code, read);
    return read;
  };
}

function parseYaml(code: string): YamlText {
  const lines = new LineCounter();
  const parsed = parseAllDocuments(code, { lineCounter: lines, prettyErrors: false });
  const all = Array.isArray(parsed) ? parsed : [];
  const lineAt = (offset: number): number => lines.linePos(offset).line;
  return {
    faults: all.flatMap(({ errors }) =>
      errors.map(({ pos, message }) => ({ line: lineAt(pos[0]), message })),
    ),
    documents: all.flatMap((document): YamlDocument[] => {
      const { contents, errors } = document;
      if (errors.length > 0 || contents === null) return [];
      return [
        {
          getValue: () => document.toJS(),
          lineOf: (place) => lineAt(findYamlOffset(contents, place)),
        },
      ];
    }),
  };
}
