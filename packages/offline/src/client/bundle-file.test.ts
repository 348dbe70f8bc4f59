import { expect, it } from 'vitest';
import { toBundleFile } from './bundle-file.ts';

const ROOT = new URL('file:///home/me/my%20docs/');
const options = { baseUrl: '/site/', dotted: ['docs/v1.2', 'docs/terraform-1.xy'] };

it.each([
  ['file:///site/', 'index.html'],
  ['file:///site/docs/a?q=1#p', 'docs/a.html'],
  ['file:///site/docs/b/', 'docs/b/index.html'],
  ['file:///site/docs/v1.2', 'docs/v1.2.html'],
  ['file:///site/docs/terraform-1.xy', 'docs/terraform-1.xy.html'],
  ['file:///site/search-index/en/r0.json?v=1', 'search-index/en/r0.json'],
  ['file:///C:/site/docs/%C3%A4', 'docs/ä.html'],
])('%s is %s', (url, file) => {
  expect(toBundleFile(new URL(url), ROOT, options)).toBe(file);
});

it.each(['file:///home/me/my%20docs/docs/a.html', 'https://example.com/site/docs/a', 'file:///etc/passwd'])(
  'leaves %s alone',
  (url) => {
    expect(toBundleFile(new URL(url), ROOT, options)).toBeUndefined();
  },
);
