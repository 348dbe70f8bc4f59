import { LineCounter, type ParsedNode, parseAllDocuments } from 'yaml';

/** What a YAML text holds, and the lines of its places. */
export interface YamlText {
  readonly documents: readonly YamlDocument[];
  readonly lines: LineCounter;
}

type YamlDocument = Exclude<ReturnType<typeof parseAllDocuments<ParsedNode>>, readonly never[]>[number];

/** Reads a text, whatever is wrong with it. */
export type ReadYaml = (code: string) => YamlText;

/** Makes a reader for the checks of one page: each text is read once, and let go with the page. */
export function createYamlReader(): ReadYaml {
  const known = new Map<string, YamlText>();
  return (code) => {
    const found = known.get(code);
    if (found !== undefined) return found;
    const lines = new LineCounter();
    const documents = parseAllDocuments(code, { lineCounter: lines, prettyErrors: false });
    const read = { lines, documents: Array.isArray(documents) ? documents : [] };
    known.set(code, read);
    return read;
  };
}
