import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

const FIXTURE = path.join(import.meta.dirname, '../fixtures/docusaurus-site');
const BIN = path.join(import.meta.dirname, '../../scripts/run.mjs');

// Each edit has pages compiled anew, some the whole server: seconds, and a multiple of them beside other work.
vi.setConfig({ testTimeout: 120_000 });

let dir: string;
let server: ChildProcess;
let url: string;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'docusaurus-dev-'));
  await cp(FIXTURE, dir, { recursive: true });
  server = spawn(process.execPath, [BIN, 'dev', '--site', path.join(dir, 'website'), '--port', '0']);
  url = await new Promise<string>((resolve, reject) => {
    let said = '';
    server.stdout?.on('data', (text: Buffer) => {
      said += text.toString();
      const found = /http:\/\/[^\s]+/.exec(said)?.[0];
      if (found !== undefined) resolve(found);
    });
    server.once('exit', () => reject(new Error(`the server ended: ${said}`)));
  });
}, 120_000);

afterAll(async () => {
  server.kill();
  await once(server, 'exit');
  await rm(dir, { recursive: true, force: true });
});

async function get(below: string): Promise<{ status: number; text: string }> {
  const response = await fetch(new URL(below, url));
  return { status: response.status, text: await response.text() };
}

/** Waits until a page holds what it should. */
const shows = (below: string, expected: string | RegExp, status = 200): Promise<void> =>
  vi.waitFor(
    async () => {
      const page = await get(below);
      expect(page.text.replace(/<script[\s\S]*?<\/script>/g, '')).toMatch(expected);
      expect(page.status).toBe(status);
    },
    { timeout: 25_000, interval: 100 },
  );

/** Changes a file; returns how to take the change back. */
async function edit(name: string, from: string | RegExp, to: string): Promise<() => Promise<void>> {
  const file = path.join(dir, name);
  const text = await readFile(file, 'utf8');
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  await writeFile(file, changed);
  return () => writeFile(file, text);
}

describe('the development server over a Docusaurus site', () => {
  it.each([
    ['a page', 'docs/guide/first.md', /$/, '\n\nAn edited page.\n', 'docs/guide/first', 'An edited page.'],
    ['a partial', 'docs/_note.mdx', 'A note for', 'An edited note for', 'docs/', 'An edited note for'],
    [
      'a component',
      'website/src/components/Greeting.jsx',
      'meet</Link>',
      'come and meet</Link>',
      'docs/',
      'come and meet',
    ],
    [
      'a component with state',
      'website/src/components/Counter.tsx',
      'Count {count}',
      'Counted {count}',
      'docs/',
      /Counted (?:<!-- -->)?3/,
    ],
    ['a sidebar', 'website/sidebars.js', 'Guide:', 'Manuals:', 'docs/guide/first', 'Manuals'],
    [
      'a file of authors',
      'website/blog/authors.yml',
      'Ada Author',
      'Ada Byron',
      'blog/2024/03/05/dated',
      'Ada Byron',
    ],
    ['a text that is imported', 'docs/sample.sh', /$/, '\necho edited\n', 'docs/', 'edited'],
    ['data that is imported', 'docs/data.json', '42', '43', 'docs/', /in the data is (?:<!-- -->)?43/],
    ['a page that is a component', 'website/src/pages/index.js', /$/, '\n// edited\n', '', '<circle'],
    [
      'a page that imports one more',
      'docs/guide/second.md',
      /$/,
      "\n\nimport Greeting from '@site/src/components/Greeting.jsx';\n\n<Greeting />\n",
      'docs/guide/second',
      'Hello from the config',
    ],
  ])('shows an edit of %s', async (_, file, from, to, page, expected) => {
    await get(page);
    await edit(file, from, to);
    await shows(page, expected);
  });

  it.each([
    ['a page', 'docs/guide/first.md', /$/, '\n\n{broken\n', 'docs/guide/first', /docs\/guide\/first\.md:\d+/],
    ['a partial', 'docs/_note.mdx', /$/, '\n\n<Open>\n', 'docs/', /_note\.mdx:\d+/],
    [
      'a component',
      'website/src/components/Greeting.jsx',
      'return (',
      'return ((',
      'docs/',
      /Greeting\.jsx:\d+/,
    ],
    ['a sidebar', 'website/sidebars.js', "'intro',", "'nowhere',", 'docs/guide/first', /sidebars\.js/],
    [
      "a folder's file",
      'docs/guide/_category_.json',
      /$/,
      ']',
      'docs/guide/first',
      /guide\/_category_\.json:\d+/,
    ],
    ['a file of authors', 'website/blog/authors.yml', 'name: Ada', 'name: [', 'blog', /blog\/authors\.yml/],
  ])('names the place of what is wrong with %s, and recovers', async (_, file, from, to, page, place) => {
    await shows(page, /<main/);
    const mend = await edit(file, from, to);
    await shows(page, place, 500);
    await mend();
    await shows(page, /<main/);
  });

  it('shows a page that is new, and forgets one that is gone', async () => {
    const file = path.join(dir, 'docs/guide/new.md');
    await writeFile(file, '# New page\n\nJust written.\n');
    await shows('docs/guide/new', 'Just written.');
    await shows('docs/guide/first', 'New page');
    await writeFile(
      path.join(dir, 'website/src/components/Late.jsx'),
      'export default () => <i>Late part</i>;\n',
    );
    await writeFile(file, "# New page\n\nimport Late from '@site/src/components/Late.jsx';\n\n<Late />\n");
    await shows('docs/guide/new', 'Late part');
    await rm(file);
    await shows('docs/guide/first', /^(?!.*New page)/s);
    await shows('docs/guide/new', 'Page Not Found', 404);
  });
});
