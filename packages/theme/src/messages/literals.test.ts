import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { expect, test } from 'vitest';

/** Folders of components and behaviors, below that of the packages. */
const FOLDERS = ['theme/src', 'search/src/client', 'reference/src/components', 'reference/src/builder'];
const packages = path.join(import.meta.dirname, '../../..');

/** Attributes that readers see or hear. */
const SPOKEN = new Set(['alt', 'aria-description', 'aria-label', 'label', 'placeholder', 'title']);

/** Words that no language has another one for, and what is written in Terraform's own. */
const NAMES = new Set(['CSV', 'JSON', 'true', 'false', 'var.…']);

/** Files with sentences of their own, each with the reason. */
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

/** Texts of a node that is a string or a template without its gaps. */
function readStrings(node: unknown): string[] {
  if (!isNode(node)) return [];
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : [];
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node.quasis)) return [];
  return [node.quasis.map(({ value }: { value: { cooked: string } }) => value.cooked).join('…')];
}

const hasWord = (text: string): boolean => /\p{L}{2}/u.test(text) && !NAMES.has(text.trim());

/** A text of several words: not a selector, a key, a list of classes or a piece of CSS. */
const isSentence = (text: string): boolean => /^\p{Lu}\p{Ll}*(?: \p{L}[\p{L}'’]*){1,}/u.test(text.trim());

/** Texts between tags, and those of attributes that are spoken. */
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
    // Attributes of other names hold classes and ids.
    return node.type !== 'JSXAttribute' || !isNode(node.name) || SPOKEN.has(String(node.name.name));
  });
  return found.filter(hasWord).map((text) => `${file}: ${text.trim()}`);
}

/** What is announced or put into elements, and sentences anywhere but in errors and warnings for developers. */
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
