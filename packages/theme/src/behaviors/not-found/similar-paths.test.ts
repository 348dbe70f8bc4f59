import { expect, test } from 'vitest';
import { findSimilarPaths } from './similar-paths.ts';

const PATHS = [
  '/',
  '/blog/archive',
  '/docs/courses',
  '/docs/guides/',
  '/docs/guides/build-it-yourself/pipelines/',
  '/docs/guides/build-it-yourself/vpc/core-concepts/subnets',
  '/docs/guides/stay-up-to-date/terraform-14/core-concepts',
  '/docs/guides/style/golang-style-guide',
  '/docs/guides/style/terraform-style-guide',
  '/docs/intro/tool-fundamentals/terraform',
  '/docs/reference/services/networking/virtual-private-cloud-vpc',
];

test.each([
  ['a misspelt name', '/docs/guides/style/teraform-style-gide', '/docs/guides/style/terraform-style-guide'],
  ['a page that moved', '/guides/golang-style-guide.html', '/docs/guides/style/golang-style-guide'],
  ['a name alone', '/courses', '/docs/courses'],
  ['a file extension', '/docs/courses.md', '/docs/courses'],
  ['upper case', '/Docs/Courses/', '/docs/courses'],
  [
    'a folder without a page of its own, as the one around it',
    '/docs/guides/build-it-yourself/pipelines/core-concepts/',
    '/docs/guides/build-it-yourself/pipelines/',
  ],
  [
    'a misspelt name below a page',
    '/docs/guides/build-it-yourself/vpc/core-concepts/subents',
    '/docs/guides/build-it-yourself/vpc/core-concepts/subnets',
  ],
  [
    'a name that became longer',
    '/docs/reference/services/networking/vpc',
    '/docs/reference/services/networking/virtual-private-cloud-vpc',
  ],
])('%s is recognised', (_, wanted, expected) => {
  expect(findSimilarPaths(wanted, PATHS, 4)[0]).toBe(expected);
});

test('nothing is better than anything', () => {
  expect(findSimilarPaths('/wp-login.php', PATHS, 4)).toEqual([]);
  expect(findSimilarPaths('/', PATHS, 4)).toEqual([]);
});

test('no more are given than asked for', () => {
  expect(findSimilarPaths('/docs/guides/style/guide', PATHS, 2)).toHaveLength(2);
});
