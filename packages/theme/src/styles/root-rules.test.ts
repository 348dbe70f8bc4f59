/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const sheets = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.css'));

test('what the root has is asked of the children of the body alone: else every change of a page asks all of it', () => {
  const rules = sheets.flatMap((sheet) => {
    const css = readFileSync(path.join(import.meta.dirname, sheet), 'utf8').replace(/\/\*.*?\*\//gs, '');
    return css.match(/(?:html|:root)\S*:has\([^)]*\)/g) ?? [];
  });
  expect(rules.length).toBeGreaterThan(1);
  for (const rule of rules) expect(rule).toMatch(/^html:has\(> body > \S+\)$/);
});
