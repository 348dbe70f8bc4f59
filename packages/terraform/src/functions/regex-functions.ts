import type { RE2JS } from 're2js';
import { getPatternEngine } from '#pattern-engine';
import type { Json } from '../hcl/evaluate.ts';
import { fail, UnknownResult } from './failures.ts';
import { type Functions, toText } from './values.ts';

/**
 * Functions with Go's regular expressions, which run in linear time; JavaScript's can take hours with a
 * pattern such as `^(a+)+$`.
 */
export const REGEX_FUNCTIONS: Functions = {
  regex: ([pattern, text]) => findAll(toText(pattern), toText(text), 1)[0] ?? fail(),
  regexall: ([pattern, text]) => findAll(toText(pattern), toText(text), Number.POSITIVE_INFINITY),
  replace: ([text, search, replacement]) => replace(toText(text), toText(search), toText(replacement)),
};

/** Compiled patterns: a rule runs on many values. Null for patterns that Go rejects. */
const COMPILED = new Map<string, RE2JS | null>();
const MOST_COMPILED = 200;

function compile(pattern: string): RE2JS {
  const known = COMPILED.get(pattern);
  if (known !== undefined) return known ?? fail();
  if (COMPILED.size >= MOST_COMPILED) COMPILED.clear();
  const engine = getPatternEngine();
  if (engine === undefined) throw new UnknownResult();
  const compiled = tryCompile(engine, pattern);
  COMPILED.set(pattern, compiled);
  return compiled ?? fail();
}

function tryCompile(engine: typeof RE2JS, pattern: string): RE2JS | null {
  try {
    return engine.compile(pattern);
  } catch {
    return null;
  }
}

/** Results of all matches: the matched string, or its groups as a list or, if named, as an object. */
function findAll(pattern: string, text: string, most: number): Json[] {
  const compiled = compile(pattern);
  const names = Object.keys(compiled.namedGroups());
  const count = compiled.groupCount();
  // Terraform rejects patterns that mix named and unnamed groups.
  if (names.length > 0 && names.length < count) fail();
  const matcher = compiled.matcher(text);
  const found: Json[] = [];
  while (found.length < most && matcher.find()) {
    if (names.length > 0) found.push(Object.fromEntries(names.map((name) => [name, matcher.group(name)])));
    else if (count > 0) found.push(Array.from({ length: count }, (_, index) => matcher.group(index + 1)));
    else found.push(matcher.group() ?? '');
  }
  return found;
}

/** A search string between slashes is a pattern, whose groups are `$1` or `${name}` in the replacement. */
function replace(text: string, search: string, replacement: string): string {
  const pattern = /^\/(.+)\/$/s.exec(search)?.[1];
  if (pattern === undefined) return text.replaceAll(search, () => replacement);
  const matcher = compile(pattern).matcher(text);
  let result = '';
  let end = 0;
  while (matcher.find()) {
    result += text.slice(end, matcher.start());
    result += replacement.replace(/\$(?:(\$)|(\w+)|\{(\w+)\})/g, (_, dollar, bare, braced) => {
      if (dollar !== undefined) return '$';
      const name: string = bare ?? braced;
      return groupOf(matcher, /^\d+$/.test(name) ? Number(name) : name);
    });
    end = matcher.end();
  }
  return result + text.slice(end);
}

/** A missing group is empty in a replacement. */
function groupOf(matcher: ReturnType<RE2JS['matcher']>, group: number | string): string {
  try {
    return matcher.group(group) ?? '';
  } catch {
    return '';
  }
}
