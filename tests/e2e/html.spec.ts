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

/** As many as both workers can share evenly; a test of all pages would hold up the end of the suite. */
const PAGES_PER_TEST = 60;

const all = await listHtmlFiles();
for (let first = 0; first < all.length; first += PAGES_PER_TEST) {
  const group = all.slice(first, first + PAGES_PER_TEST);
  // Spec: faults/no-accessibility-violation-valid
  test(`pages ${first + 1} to ${first + group.length} are valid HTML`, async () => {
    test.setTimeout(group.length * 1_500);
    const faults: string[] = [];
    for (const file of group) {
      const report = await validator.validateString(await readFile(path.join(distDir, file), 'utf8'), file);
      for (const { messages } of report.results) {
        faults.push(
          ...messages.map(
            (fault) => `${file}:${fault.line}:${fault.column} ${fault.ruleId}: ${fault.message}`,
          ),
        );
      }
    }
    expect(faults).toEqual([]);
  });
}

test('there are many pages to be looked at', () => {
  expect(all.length).toBeGreaterThan(30);
});

// Spec: faults/no-accessibility-violation-valid
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
