/** A path pattern of a host's rule file: `*` matches anything, `:name` one segment. */
export interface PathPattern {
  /** The values of the wildcards (`splat` for the star), or `undefined` when the path does not match. */
  match(path: string): Readonly<Record<string, string>> | undefined;
}

/** Compiles a pattern; without a star it matches with and without a trailing slash. */
export function compilePathPattern(pattern: string): PathPattern {
  const named = new Set<string>();
  // A repeated name matches anything: an invalid rule file must not stop the server.
  const group = (name: string, matched: string): string => {
    if (named.has(name)) return matched;
    named.add(name);
    return `(?<${name}>${matched})`;
  };
  const source = pattern
    .split(/(\*|:[A-Za-z]\w*)/)
    .map((part) => {
      if (part === '*') return group('splat', '.*');
      return part.startsWith(':') ? group(part.slice(1), '[^/]+') : escapeRegExp(part);
    })
    .join('');
  const end = pattern.includes('*') ? '' : '/?';
  const regExp = new RegExp(`^${end === '' ? source : source.replace(/\/$/, '')}${end}$`);
  return { match: (path) => toRecord(regExp.exec(path)) };
}

/** Replaces `:splat` and `:name` with the values of the wildcards. */
export function fillPattern(target: string, values: Readonly<Record<string, string>>): string {
  return target.replace(/:([A-Za-z]\w*)/g, (placeholder, name: string) => values[name] ?? placeholder);
}

function toRecord(match: RegExpExecArray | null): Record<string, string> | undefined {
  return match === null ? undefined : { ...match.groups };
}

function escapeRegExp(text: string): string {
  return text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
}
