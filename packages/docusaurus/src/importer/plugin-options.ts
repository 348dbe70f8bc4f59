import path from 'node:path';
import { Parser } from 'acorn';
import { Code } from './to-source.ts';

/** Placeholder for a path that a config resolves relative to itself. */
export const SITE_PATH = 'resolve(import.meta.dirname';

/** Serializes the options of a plugin: paths relative to the config, functions by their source. */
export function toOptions(value: unknown, siteDir: string, drop: (why: string) => void, depth = 0): unknown {
  if (typeof value === 'function') {
    const text = String(value);
    if (findFreeNames(text).length === 0) return new Code(text);
    drop(`is given the function \`${value.name || 'without a name'}\`, which needs what stands around it`);
    return undefined;
  }
  if (typeof value === 'string') return isBeside(value, siteDir) ? nameFile(value, siteDir) : value;
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return value;
  if (depth > MOST_DEEP) {
    drop('is given a value that cannot be written down');
    return undefined;
  }
  const convert = (own: unknown): unknown => toOptions(own, siteDir, drop, depth + 1);
  if (Array.isArray(value)) return value.map(convert);
  return Object.fromEntries(Object.entries(value).map(([key, own]) => [key, convert(own)]));
}

const MOST_DEEP = 20;

/** True for a path in the parent folder of the site, which differs on other machines. */
function isBeside(value: string, siteDir: string): boolean {
  return path.isAbsolute(value) && value.startsWith(path.dirname(siteDir) + path.sep);
}

function nameFile(file: string, siteDir: string): Code {
  const relative = path.relative(siteDir, file).split(path.sep).join('/');
  return new Code(`${SITE_PATH}, ${JSON.stringify(relative).replaceAll('"', "'")})`);
}

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

const GLOBALS: ReadonlySet<string> = new Set([
  ...Object.getOwnPropertyNames(globalThis).filter(
    (name) => !['require', 'module', 'exports'].includes(name),
  ),
  ...['undefined', 'arguments', 'NaN', 'Infinity'],
]);

/** Returns the free names of a function; source that is not a function by itself counts all names. */
export function findFreeNames(text: string): string[] {
  let tree: unknown;
  try {
    tree = Parser.parse(`(${text})`, { ecmaVersion: 'latest', sourceType: 'module' });
  } catch {
    return ['?'];
  }
  const declared = new Set<string>();
  const named = new Set<string>();
  visit(tree, declared, named);
  return [...named].filter((name) => !declared.has(name) && !GLOBALS.has(name));
}

/** Collects names; one that is declared anywhere in the function counts as declared in all of it. */
function visit(value: unknown, declared: Set<string>, named: Set<string>): void {
  if (Array.isArray(value)) {
    for (const item of value) visit(item, declared, named);
    return;
  }
  if (!isNode(value)) return;
  const { type } = value;
  if (type === 'Identifier') named.add(String(value.name));
  if (type === 'ImportExpression') named.add('import()');
  for (const key of ['params', 'param', 'id']) declare(value[key], declared);
  for (const [key, own] of Object.entries(value)) {
    const isName =
      value.computed !== true &&
      ((type === 'MemberExpression' && key === 'property') ||
        (/^(?:Property|MethodDefinition|PropertyDefinition)$/.test(type) && key === 'key'));
    if (!isName && key !== 'label') visit(own, declared, named);
  }
}

function declare(value: unknown, declared: Set<string>): void {
  if (Array.isArray(value)) {
    for (const item of value) declare(item, declared);
    return;
  }
  if (!isNode(value)) return;
  if (value.type === 'Identifier') declared.add(String(value.name));
  for (const key of ['properties', 'elements', 'argument', 'left']) declare(value[key], declared);
  if (value.type === 'Property') declare(value.value, declared);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}
