import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listPublicFiles } from '../files/public-files.ts';
import { CASES, SITE, UNKNOWN_TO_FUNCTIONS, writeSite } from '../fixtures/built-site.ts';
import { readSiteRules } from '../rules/site-rules.ts';
import { type CloudFrontFunctions, renderFunctions } from './render-functions.ts';

interface Answer {
  readonly uri?: string;
  readonly statusCode?: number;
  readonly headers: Record<string, { value: string }>;
}

let folder = '';
let functions: CloudFrontFunctions = { request: '', response: '' };

async function render(name: string, files: Readonly<Record<string, string>>): Promise<CloudFrontFunctions> {
  const dir = await writeSite(path.join(folder, name), files);
  const rules = await readSiteRules(dir);
  const paths = (await listPublicFiles(dir, rules.baseUrl)).map((file) => file.path);
  return renderFunctions(rules, paths);
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'cloudfront-'));
  functions = await render('site', SITE);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Calls a function as CloudFront does: the query is an object, with values as sent. */
function call(code: string, target: string, response?: unknown, accept?: string): Answer {
  const [uri = '', query = ''] = target.split('?');
  const pairs = query === '' ? [] : query.split('&').map((pair) => pair.split('='));
  const querystring = Object.fromEntries(pairs.map(([name = '', value = '']) => [name, { value }]));
  const headers = accept === undefined ? {} : { accept: { value: accept } };
  const event = { request: { uri, querystring, headers }, response };
  return runInNewContext(`${code}\nhandler(event)`, { event });
}

/** Returns the bucket's response to the function's request. */
function ask(target: string): { status: number; location: string | undefined; text: string | undefined } {
  const answer = call(functions.request, target);
  if (answer.statusCode !== undefined)
    return { status: answer.statusCode, location: answer.headers.location?.value, text: undefined };
  const file = decodeURIComponent(answer.uri ?? '').slice(1);
  const text = /^(?:_|\.git)/.test(file) ? undefined : SITE[file];
  return { status: text === undefined ? 404 : 200, location: undefined, text };
}

describe('the function for requests', () => {
  const cases = CASES.filter(({ target }) => !UNKNOWN_TO_FUNCTIONS.has(target));

  it.each(cases)('answers $target with $status', ({ target, status, location, text }) => {
    const reply = ask(target);
    expect([reply.status, reply.location]).toEqual([status, location]);
    if (status === 200) expect(reply.text).toBe(text);
  });

  it.each([
    ['/a', 'text/markdown', '/a.md'],
    ['/b/', 'text/markdown, text/html;q=0.5', '/b/index.md'],
    ['/a', 'text/html, text/markdown;q=0.5', '/a.html'],
    ['/both', 'text/markdown', '/both.html'],
    ['/both/', 'text/markdown', '/both/index.html'],
  ])('asks the bucket for %s as it is asked for: %s', (target, accept, file) => {
    expect(call(functions.request, target, undefined, accept).uri).toBe(file);
  });

  it('lists the pages that have files, where most are indexes of folders', async () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => [`${name}/index.html`, name]);
    const { request } = await render('slashes', {
      ...Object.fromEntries(names),
      '404.html': '',
      'plain.html': '',
    });
    expect(request).toContain('const files = ["/404","/plain"]');
    expect(call(request, '/a/').uri).toBe('/a/index.html');
    expect(call(request, '/a').headers.location?.value).toBe('/a/');
    expect(call(request, '/plain').uri).toBe('/plain.html');
  });

  it('is refused when it is larger than CloudFront takes', async () => {
    const redirects = Array.from(
      { length: 300 },
      (_, index) => `/a-rather-long-old-path-${index} /a 301\n`,
    ).join('');
    await expect(render('large', { ...SITE, _redirects: redirects })).rejects.toThrow(
      /CloudFront's request function would have \d+ bytes, and 10240 is the most/,
    );
  });
});

describe('the function for responses', () => {
  const headersOf = (target: string, statusCode = 200) => {
    const { headers } = call(functions.response, target, {
      statusCode,
      headers: { 'x-two': { value: 'bucket' } },
    });
    return Object.fromEntries(Object.entries(headers).map(([name, { value }]) => [name, value]));
  };

  it('sets the headers of the rules', () => {
    const common = {
      'x-site': '"quoted; text"',
      'x-two': 'one',
      'cache-control': 'public, max-age=0, must-revalidate',
    };
    expect(headersOf('/both')).toEqual(common);
    expect(headersOf('/a')).toEqual({ ...common, 'x-two': 'one, two' });
    expect(headersOf('/assets/app-1.js')['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('lets nobody keep the news that a file does not exist', () => {
    expect(headersOf('/assets/none.js', 404)['cache-control']).toBeUndefined();
  });
});
