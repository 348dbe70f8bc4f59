/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const packages = path.join(import.meta.dirname, '../../..');
const folders = readdirSync(packages, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const sheets = folders.flatMap(({ name }) =>
  readdirSync(path.join(packages, name, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => path.join(name, 'src', file)),
);

/** A `:has()` rule on the root, including those nested in braces. */
const ROOT_HAS = /(?:(?:html|:root)\S*|(?:html|:root)\s*\{[^{}]*&):has\([^)]*\)/g;

test('what the root has is asked of the children of the body alone: else every change of a page asks all of it', () => {
  const rules = sheets.flatMap((sheet) => {
    const css = readFileSync(path.join(packages, sheet), 'utf8').replace(/\/\*.*?\*\//gs, '');
    return css.match(ROOT_HAS) ?? [];
  });
  expect(rules.length).toBeGreaterThan(2);
  for (const rule of rules) expect(rule).toMatch(/^html:has\(> body > \S+\)$/);
});
