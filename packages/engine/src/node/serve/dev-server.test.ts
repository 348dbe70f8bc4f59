import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Duplex } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createReporter } from '../report/reporter.ts';
import { startDevServer } from './dev-server.ts';
import type { RunningServer } from './preview-server.ts';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const FILES: Record<string, string | Buffer> = {
  'site.config.ts': `export default {
  title: 'Small Site', url: 'https://docs.example.com', favicon: '/favicon.svg', navbar: { title: 'Small', items: [] }, footer: { columns: [] },
};\n`,
  'content/pages/index.mdx': '---\ntitle: Home\n---\n\nWelcome.\n',
  'content/pages/about.tsx':
    "export const title = 'About';\nexport default function About() {\n  return <p>About us</p>;\n}\n",
  'content/docs/index.md': '# Documents\n\nSee [one](guide/one.mdx).\n',
  'content/docs/guide/one.mdx':
    '---\ntitle: One\n---\n\nFirst text.\n\n![A pixel](pixel.png)\n\n<Admonition type="note">Careful.</Admonition>\n',
  'content/docs/guide/pixel.png': PIXEL,
  'content/docs/guide/draft.md': '---\ntitle: Draft\ndraft: true\n---\n\nNot ready.\n',
  'content/docs/guide/linking.md':
    '# Linking\n\n[gone](/docs/gone) and [part](#gone) and [other](one.mdx#first)\n',
  'content/data/versions.yaml': "terraform: '1.14'\n",
  'content/includes/note.mdx': 'Included [[props.word]].\n',
  'content/docs/guide/inserts.mdx':
    '# Inserts\n\nIt is [[versions.terraform]].\n\n<Include src="includes/note.mdx" word="once" />\n',
  'content/docs/guide/broken.mdx': '# Broken\n\nText.\n',
  'content/redirects.ts': "export default [{ from: '/old', to: '/docs/guide/one' }];\n",
  'static/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};

interface Message {
  readonly type: string;
  readonly err?: { readonly message: string };
}

let site = '';
let server: RunningServer;
let output = '';

async function write(file: string, text: string | Buffer): Promise<void> {
  const target = path.join(site, file);
  await mkdir(path.dirname(target), { recursive: true });
  // In one step: nobody reads half a file.
  await writeFile(`${target}~`, text);
  await rename(`${target}~`, target);
}

async function get(target: string): Promise<{ status: number; text: string; response: Response }> {
  const response = await fetch(new URL(target, server.url), { redirect: 'manual' });
  return { status: response.status, text: await response.text(), response };
}

/** Asks until the page holds a text: changes of more than one page are seen when the watcher has told of them. */
async function expectSoon(target: string, text: string): Promise<void> {
  await vi.waitFor(async () => expect((await get(target)).text).toContain(text), {
    timeout: 10_000,
    interval: 50,
  });
}

beforeAll(async () => {
  site = await mkdtemp(path.join(tmpdir(), 'dev-site-'));
  for (const [file, text] of Object.entries(FILES)) await write(file, text);
  const reporter = createReporter({ out: { write: (text) => (output += text) } });
  server = await startDevServer({ site, host: '127.0.0.1', port: 0, reporter });
});
afterAll(async () => {
  await server.close();
  await rm(site, { recursive: true });
});
beforeEach(() => {
  output = '';
});

describe('a page', () => {
  test('is rendered with the theme, its styles and Vite’s client', async () => {
    const { status, text, response } = await get('/docs/guide/one');
    expect(status).toBe(200);
    expect(text).toContain('<title>One | Small Site</title>');
    expect(text).toContain('First text.');
    expect(text).toContain('src="/@vite/client"');
    expect(text).toContain('src="/@id/virtual:theme-client"');
    expect(text).toMatch(/<style data-vite-dev-id="[^"]*theme\/src\/styles\/index\.css">/);
    expect(text).not.toContain('Content-Security-Policy');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('can be a draft', async () => {
    expect((await get('/docs/guide/draft')).text).toContain('Not ready.');
  });

  test('can be a React page', async () => {
    expect((await get('/about')).text).toContain('<p>About us</p>');
  });

  test('has one URL', async () => {
    const { status, response } = await get('/docs/guide/one/?a=1');
    expect([status, response.headers.get('location')]).toEqual([302, '/docs/guide/one?a=1']);
    expect((await get('/docs/index.html')).response.headers.get('location')).toBe('/docs/');
    expect((await get('/docs')).response.headers.get('location')).toBe('/docs/');
  });

  test('that does not exist is answered with the page for that, and status 404', async () => {
    const { status, text } = await get('/docs/nothing');
    expect(status).toBe(404);
    expect(text).toContain('<title>Page Not Found | Small Site</title>');
  });

  test('with a path that cannot be decoded is answered with 400', async () => {
    expect((await get('/%E0%A4%A')).status).toBe(400);
  });
});

test('images next to pages, static files, modules and redirects are served', async () => {
  const image = /src="([^"]*pixel\.[^"]*)"/.exec((await get('/docs/guide/one')).text)?.[1] ?? '';
  const { response } = await get(image);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect((await get('/favicon.svg')).text).toBe(FILES['static/favicon.svg']);
  expect((await get('/packages/theme/src/entry.client.ts')).response.headers.get('content-type')).toContain(
    'javascript',
  );
  const old = await get('/old');
  expect([old.status, old.response.headers.get('location')]).toEqual([302, '/docs/guide/one']);
});

test('an edit of a text is shown at the next request', async () => {
  await get('/docs/guide/one');
  await write('content/docs/guide/one.mdx', '---\ntitle: One\n---\n\nSecond text.\n');
  expect((await get('/docs/guide/one')).text).toContain('Second text.');
});

test('data and included texts are shown as they are now, after edits of the page too', async () => {
  await expectSoon('/docs/guide/inserts', 'It is 1.14.');
  await expectSoon('/docs/guide/inserts', 'Included once.');
  await write('content/data/versions.yaml', "terraform: '1.15'\n");
  await expectSoon('/docs/guide/inserts', 'It is 1.15.');
  await write('content/includes/note.mdx', 'Shown [[props.word]].\n');
  await expectSoon('/docs/guide/inserts', 'Shown once.');
  await write(
    'content/docs/guide/inserts.mdx',
    '# Inserts\n\nNow [[versions.terraform]].\n\n<Include src="includes/note.mdx" word="twice" />\n',
  );
  const { text } = await get('/docs/guide/inserts');
  expect(text).toContain('Now 1.15.');
  expect(text).toContain('Shown twice.');
});

test('a new title is shown on the page and in the sidebars of others', async () => {
  await write('content/docs/guide/one.mdx', '---\ntitle: Eleven\n---\n\nText.\n');
  expect((await get('/docs/guide/one')).text).toContain('<title>Eleven | Small Site</title>');
  await expectSoon('/docs/guide/draft', 'Eleven');
});

test('pages appear and go with their files', async () => {
  expect((await get('/docs/guide/new')).status).toBe(404);
  await write('content/docs/guide/new.md', '# New\n');
  await expectSoon('/docs/guide/new', '<title>New | Small Site</title>');
  await rm(path.join(site, 'content/docs/guide/new.md'));
  await expectSoon('/docs/guide/new', 'Page Not Found');
});

test('React pages appear with their files and change with them', async () => {
  await write('content/pages/team.tsx', 'export default function Team() {\n  return <p>Two people</p>;\n}\n');
  await expectSoon('/team', 'Two people');
  await write(
    'content/pages/team.tsx',
    'export default function Team() {\n  return <p>Three people</p>;\n}\n',
  );
  await expectSoon('/team', 'Three people');
});

test('a new config is used', async () => {
  await write('site.config.ts', String(FILES['site.config.ts']).replace('Small Site', 'Renamed'));
  await expectSoon('/about', '<title>About | Renamed</title>');
  await write('site.config.ts', String(FILES['site.config.ts']));
  await expectSoon('/about', '<title>About | Small Site</title>');
});

describe('an error', () => {
  test('in a page is shown with its place, printed, and gone when it is corrected', async () => {
    await write('content/docs/guide/broken.mdx', '# Broken\n\nText.\n\n<Card>\n');
    const { status, text } = await get('/docs/guide/broken');
    expect(status).toBe(500);
    expect(text).toContain('content/docs/guide/broken.mdx:5');
    expect(text).toContain('@vite/client');
    expect((await get('/docs/guide/one')).status).toBe(200);
    await get('/docs/guide/broken');
    expect(output).toContain('error: content/docs/guide/broken.mdx:5');
    await write('content/docs/guide/broken.mdx', '# Broken\n\nWhole again.\n');
    expect((await get('/docs/guide/broken')).text).toContain('Whole again.');
  });

  test('in frontmatter is shown with its place', async () => {
    await write('content/docs/guide/broken.mdx', '---\ntitel: Broken\n---\n\nText.\n');
    const { status, text } = await get('/docs/guide/broken');
    expect(status).toBe(500);
    expect(text).toContain('content/docs/guide/broken.mdx:2');
    expect(text).toContain('frontmatter key `titel` is not known');
    // The page that shows it works nevertheless.
    expect((await get('/@vite/client')).status).toBe(200);
    expect((await get('/node_modules/vite/dist/client/env.mjs')).status).toBe(200);
    await write('content/docs/guide/broken.mdx', '# Broken\n\nBetter.\n');
    await expectSoon('/docs/guide/broken', 'Better.');
  });

  test('in the code of a React page is shown with its place', async () => {
    await write(
      'content/pages/about.tsx',
      'export default function About() {\n  return <p>About us</b>;\n}\n',
    );
    await expectSoon('/about', 'content/pages/about.tsx:2');
    await write('content/pages/about.tsx', String(FILES['content/pages/about.tsx']));
    await expectSoon('/about', '<p>About us</p>');
  });

  test('in the config is shown with its place', async () => {
    await write('site.config.ts', "export default {\n  titel: 'Small Site',\n};\n");
    await expectSoon('/about', 'site.config.ts:2');
    await write('site.config.ts', String(FILES['site.config.ts']));
    await expectSoon('/about', '<title>About | Small Site</title>');
  });
});

test('broken links of a page are printed once, with their lines', async () => {
  await get('/docs/guide/linking');
  expect(output).toContain('warning: 1 broken link on 1 page');
  expect(output).toContain('content/docs/guide/linking.md:3  `/docs/gone` does not exist');
  expect(output).toContain('warning: 1 broken anchor on 1 page');
  expect(output).not.toContain('#first');
  output = '';
  await get('/docs/guide/linking');
  expect(output).toBe('');
});

describe('the browser', () => {
  /** What Vite's websocket says, as the page's client gets it. */
  async function connect(): Promise<{ messages: Message[]; close(): void }> {
    const messages: Message[] = [];
    const headers = {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-protocol': 'vite-hmr',
      'sec-websocket-key': Buffer.alloc(16, 1).toString('base64'),
    };
    const socket = await new Promise<Duplex>((resolve, reject) => {
      const upgrade = request({ port: new URL(server.url).port, path: '/', headers });
      upgrade.on('error', reject);
      upgrade.on('upgrade', (_response, stream, head) => {
        let data = head;
        const read = (chunk: Buffer): void => {
          data = Buffer.concat([data, chunk]);
          for (let frame = readFrame(data); frame !== undefined; frame = readFrame(data)) {
            messages.push(JSON.parse(frame.text));
            data = data.subarray(frame.end);
          }
        };
        stream.on('data', read);
        resolve(stream);
      });
      upgrade.end();
    });
    return { messages, close: () => socket.destroy() };
  }

  /** The first whole frame: a server's frames are not masked, and ours are shorter than 64 KiB. */
  function readFrame(data: Buffer): { text: string; end: number } | undefined {
    const short = (data[1] ?? 0) & 127;
    const start = short < 126 ? 2 : 4;
    if (data.length < start) return undefined;
    const end = start + (short < 126 ? short : data.readUInt16BE(2));
    return data.length < end ? undefined : { text: data.toString('utf8', start, end), end };
  }

  test('is told to reload after an edit, and gets errors as an overlay', async () => {
    const { messages, close } = await connect();
    const wait = { timeout: 10_000, interval: 20 };
    await write('content/docs/guide/one.mdx', '# One\n\nThird text.\n');
    await vi.waitFor(() => expect(messages.at(-1)?.type).toBe('full-reload'), wait);
    await write('content/docs/guide/one.mdx', '# One\n\n{broken\n');
    await vi.waitFor(() => expect(messages.at(-1)).toMatchObject({ type: 'error' }), wait);
    expect(messages.at(-1)).toMatchObject({
      err: {
        loc: { file: path.join(site, 'content/docs/guide/one.mdx') },
        frame: expect.stringContaining('{broken'),
      },
    });
    await write('content/docs/guide/one.mdx', '# One\n\nFourth text.\n');
    await vi.waitFor(() => expect(messages.at(-1)?.type).toBe('full-reload'), wait);
    close();
  });
});

test('a site below a base URL keeps its URLs', async () => {
  const based = await mkdtemp(path.join(tmpdir(), 'dev-based-'));
  const config = String(FILES['site.config.ts']).replace('{', "{ baseUrl: '/docs-site/',");
  await writeFile(path.join(based, 'site.config.ts'), config);
  await mkdir(path.join(based, 'content/docs'), { recursive: true });
  await writeFile(path.join(based, 'content/docs/index.md'), '# Documents\n');
  const reporter = createReporter({ out: { write: () => true } });
  const second = await startDevServer({ site: based, host: '127.0.0.1', port: 0, reporter });
  const ask = (target: string): Promise<Response> =>
    fetch(new URL(target, second.url), { redirect: 'manual' });
  expect(second.url).toMatch(/\/docs-site\/$/);
  const page = await (await ask('/docs-site/docs/')).text();
  expect(page).toContain('<title>Documents | Small Site</title>');
  expect(page).toContain('src="/docs-site/@id/virtual:theme-client"');
  expect((await ask('/docs-site/@vite/client')).headers.get('content-type')).toContain('javascript');
  expect((await ask('/')).headers.get('location')).toBe('/docs-site/');
  expect((await ask('/docs/')).status).toBe(404);
  await second.close();
  await rm(based, { recursive: true });
});

test('a second server on the same port is refused with what to do', async () => {
  const port = Number(new URL(server.url).port);
  const reporter = createReporter({ out: { write: () => true } });
  await expect(startDevServer({ site, host: '127.0.0.1', port, reporter })).rejects.toMatchObject({
    name: 'BuildError',
    message: `port ${port} is already in use`,
  });
});
