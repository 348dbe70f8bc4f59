/** `<Include src="…" name="value" />`, parsed from a line. */
export interface IncludeTag {
  readonly indent: string;
  readonly src: string | undefined;
  readonly props: ReadonlyMap<string, string>;
}

const ATTRIBUTE = /\s+([\w-]+)=(?:"([^"]*)"|'([^']*)')/g;
const TAG = /^([ \t]*)<Include((?:\s+[\w-]+=(?:"[^"]*"|'[^']*'))*)\s*\/>\s*$/;

/** Parses a line with one `<Include … />` and nothing else; `undefined` for any other line. */
export function parseIncludeTag(line: string): IncludeTag | undefined {
  const match = TAG.exec(line);
  if (match === null) return undefined;
  const [, indent = '', attributes = ''] = match;
  const props = new Map(
    [...attributes.matchAll(ATTRIBUTE)].map(
      ([, name = '', double, single]) => [name, double ?? single ?? ''] as const,
    ),
  );
  const src = props.get('src');
  props.delete('src');
  return { indent, src, props };
}

/** True for an unsupported use of the component: inside other text, or with `{}` in it. */
export function hasStrayInclude(line: string): boolean {
  const text = line.replace(/(`+)[^`]*\1/g, '').replace(/\{\/\*.*?\*\/\}/g, '');
  return /<Include\b/.test(text);
}
