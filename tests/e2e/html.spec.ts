import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { distDir, listHtmlFiles } from './support/built-site.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // How React writes HTML, which browsers read alike.
    'attr-case': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    // Titles of pages are given; search engines cut them where they like.
    'long-title': 'off',
    // The search page answers while the reader types; Enter sends the form.
    'wcag/h32': 'off',
    // Rows of nested attributes are found by `input-name.attribute`.
    'valid-id': ['error', { relaxed: true }],
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
  },
});

test('every emitted page is valid HTML', async () => {
  test.slow();
  const files = await listHtmlFiles();
  expect(files.length).toBeGreaterThan(30);
  const faults: string[] = [];
  for (const file of files) {
    const report = await validator.validateString(await readFile(path.join(distDir, file), 'utf8'), file);
    for (const { messages } of report.results) {
      faults.push(
        ...messages.map((fault) => `${file}:${fault.line}:${fault.column} ${fault.ruleId}: ${fault.message}`),
      );
    }
  }
  expect(faults).toEqual([]);
});

test('no page holds an inline style or an event handler attribute', async () => {
  const faults: string[] = [];
  for (const file of await listHtmlFiles()) {
    const html = await readFile(path.join(distDir, file), 'utf8');
    for (const match of html.matchAll(/<[a-z][^>]*\s(style|on[a-z]+)="/g)) {
      // `on` is an attribute of islands; handlers have a longer name.
      faults.push(`${file}: ${match[1]}`);
    }
  }
  expect(faults).toEqual([]);
});
