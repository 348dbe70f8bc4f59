import { describe, expect, it } from 'vitest';
import {
  applyTrailingSlash,
  isExternalUrl,
  outputFile,
  splitUrl,
  stripIndexHtml,
  withBase,
  withoutBase,
} from './url.ts';

describe('withBase and withoutBase', () => {
  it('put the base URL before a site path and take it off again', () => {
    expect(withBase('/docs-site/', '/a/b')).toBe('/docs-site/a/b');
    expect(withoutBase('/docs-site/', '/docs-site/a/b')).toBe('/a/b');
    expect(withoutBase('/docs-site/', '/docs-site')).toBe('/');
  });

  it('leave anchors and external URLs, and know what lies outside', () => {
    expect(withBase('/x/', '#a')).toBe('#a');
    expect(withBase('/x/', 'https://example.com/')).toBe('https://example.com/');
    expect(withoutBase('/docs-site/', '/other')).toBeUndefined();
  });
});

describe('isExternalUrl', () => {
  it.each(['https://a.b', 'mailto:a@b', '//cdn.example', 'git+ssh://x'])('%s is', (url) =>
    expect(isExternalUrl(url)).toBe(true),
  );
  it.each(['/a', './a:b', '#a', 'a/b', '?q=a:b'])('%s is not', (url) =>
    expect(isExternalUrl(url)).toBe(false),
  );
});

describe('splitUrl', () => {
  it('keeps a question mark inside the hash', () => {
    expect(splitUrl('/a?b=1#c?d')).toEqual({ path: '/a', query: '?b=1', hash: '#c?d' });
    expect(splitUrl('#c')).toEqual({ path: '', query: '', hash: '#c' });
  });
});

describe('applyTrailingSlash', () => {
  it('adds, removes or leaves the slash, and never touches the root', () => {
    expect(applyTrailingSlash('/a', true)).toBe('/a/');
    expect(applyTrailingSlash('/a/', false)).toBe('/a');
    expect(applyTrailingSlash('/a/', undefined)).toBe('/a/');
    expect(applyTrailingSlash('/', false)).toBe('/');
  });
});

describe('outputFile', () => {
  it('is what a static host serves for the path', () => {
    expect(outputFile('/')).toBe('index.html');
    expect(outputFile('/docs/guides/')).toBe('docs/guides/index.html');
    expect(outputFile('/docs/courses')).toBe('docs/courses.html');
    expect(outputFile('/docs/caf%C3%A9')).toBe('docs/café.html');
  });
});

describe('stripIndexHtml', () => {
  it('takes the file name off the end only', () => {
    expect(stripIndexHtml('/docs/index.html')).toBe('/docs/');
    expect(stripIndexHtml('/docs/index.html/x')).toBe('/docs/index.html/x');
  });
});
