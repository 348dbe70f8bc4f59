import { expect, test } from 'vitest';
import { formatProblems, type Problem } from './problem.ts';

test('pages that the same folder keeps from being made are named once and counted', () => {
  const missing = (name: string): Problem => ({
    kind: 'page',
    page: `docs/${name}.md`,
    line: 9,
    message: `\`@site/made/${name}/part.md\`, which the page imports, does not exist`,
  });
  const other: Problem = {
    kind: 'page',
    page: 'docs/z.md',
    line: 1,
    message: 'page could not be rendered: no',
  };
  const text = formatProblems('page', [...['a', 'b', 'c', 'd', 'e', 'f'].map(missing), other]);
  expect(text).toMatch(/^7 pages that cannot be made on 7 pages\n/);
  expect(text).toContain('docs/a.md:9  `@site/made/a/part.md`, which');
  expect(text).not.toContain('docs/d.md');
  expect(text).toContain('and 3 more pages: `@site/made/…`, which the page imports, does not exist');
  expect(text).toContain('docs/z.md:1  page could not be rendered: no');
});
