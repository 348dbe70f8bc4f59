import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { expect, test } from 'vitest';

/** Folders of components and behaviors, relative to the packages. */
const FOLDERS = ['theme/src', 'search/src/client', 'reference/src/components', 'reference/src/builder'];
const packages = path.join(import.meta.dirname, '../../..');

/** Attributes that readers see, or that screen readers announce. */
const SPOKEN = new Set(['alt', 'aria-description', 'aria-label', 'label', 'placeholder', 'title']);

/** Words that are equal in all languages, and Terraform syntax. */
const NAMES = new Set(['CSV', 'JSON', 'true', 'false', 'var.…']);

/** Files with allowed sentences, each with the reason. */
const EXCEPTIONS = new Map([
  ['theme/src/testing.ts', 'a page for unit tests'],
  ['search/src/client/messages/en.ts', 'catalogue'],
]);

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function listFiles(ending: RegExp): string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(path.join(packages, folder), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file}`,
    ),
  )
    .filter((file) => ending.test(file) && !/\.test\.tsx?$|\.d\.ts$|^theme\/src\/messages\//.test(file))
    .filter((file) => !EXCEPTIONS.has(file));
}

function walk(node: Node, visit: (node: Node) => boolean): void {
  if (!visit(node)) return;
  for (const child of Object.values(node).flat()) if (isNode(child)) walk(child, visit);
}

function parse(file: string): Node {
  const source = readFileSync(path.join(packages, file), 'utf8');
  return parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node;
}

/** Returns the texts of a string node, or of a template's fixed parts. */
function readStrings(node: unknown): string[] {
  if (!isNode(node)) return [];
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : [];
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node.quasis)) return [];
  return [node.quasis.map(({ value }: { value: { cooked: string } }) => value.cooked).join('…')];
}

const hasWord = (text: string): boolean => /\p{L}{2}/u.test(text) && !NAMES.has(text.trim());

/** True for a text of several words: not a selector, a key, a list of classes, or CSS. */
const isSentence = (text: string): boolean => /^\p{Lu}\p{Ll}*(?: \p{L}[\p{L}'’]*){1,}/u.test(text.trim());

/** Finds texts between tags, and those of attributes for readers. */
function findJsxTexts(file: string): string[] {
  const found: string[] = [];
  walk(parse(file), (node) => {
    if (node.type === 'JSXText' && typeof node.value === 'string') found.push(node.value);
    if (node.type === 'JSXExpressionContainer') {
      const { expression } = node;
      if (isNode(expression) && expression.type === 'ConditionalExpression')
        found.push(...readStrings(expression.consequent), ...readStrings(expression.alternate));
    }
    if (node.type === 'JSXAttribute' && isNode(node.name) && SPOKEN.has(String(node.name.name))) {
      const { value } = node;
      found.push(
        ...readStrings(isNode(value) && value.type === 'JSXExpressionContainer' ? value.expression : value),
      );
    }
    // Other attributes contain classes and ids.
    return node.type !== 'JSXAttribute' || !isNode(node.name) || SPOKEN.has(String(node.name.name));
  });
  return found.filter(hasWord).map((text) => `${file}: ${text.trim()}`);
}

/** Finds announced or inserted texts, and sentences anywhere except in errors and warnings for developers. */
function findSentences(file: string): string[] {
  const found: string[] = [];
  walk(parse(file), (node) => {
    if (node.type === 'NewExpression' || node.type === 'ImportDeclaration') return false;
    const { callee } = node;
    const isWarning = isNode(callee) && isNode(callee.object) && callee.object.name === 'console';
    if (node.type === 'CallExpression' && isWarning) return false;
    found.push(...readStrings(node).filter(isSentence));
    const isAnnounced = isNode(callee) && callee.name === 'announce';
    if (isAnnounced && Array.isArray(node.arguments)) found.push(...node.arguments.flatMap(readStrings));
    const { left } = node;
    const isShown = isNode(left) && isNode(left.property) && left.property.name === 'textContent';
    if (isShown) found.push(...readStrings(node.right).filter(hasWord));
    return true;
  });
  return found.map((text) => `${file}: ${text.trim()}`);
}

test('components have their texts from the catalogue', () => {
  expect(listFiles(/\.tsx$/).flatMap(findJsxTexts)).toEqual([]);
});

test('behaviors and components say nothing of their own', () => {
  expect(listFiles(/\.tsx?$/).flatMap(findSentences)).toEqual([]);
});
