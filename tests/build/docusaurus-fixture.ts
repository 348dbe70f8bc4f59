import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import type { CommandResult } from './builder/build-in-builder.ts';
import { run } from './site-fixture.ts';

const FIXTURE = path.join(import.meta.dirname, '../fixtures/docusaurus-site');

/** The Docusaurus site of the fixtures in a temporary folder, built once before the tests of a file. */
export interface DocusaurusSite {
  /** Holds the site's folder, `website`, and those beside it. */
  readonly dir: string;
  /** What the first build said. */
  readonly result: CommandResult;
  build(): Promise<CommandResult>;
  /** Text of a file of the built site. */
  read(file: string): Promise<string>;
  /** The main part of a page. */
  readMain(file: string): Promise<string>;
  /** All stylesheets of the built site. */
  readStyles(): Promise<string>;
}

/** Builds the site before the tests of the file that calls it, and deletes it behind them. */
export function prepareDocusaurusSite(): DocusaurusSite {
  let dir = '';
  let result: CommandResult = { code: 1, out: '', err: 'not built' };
  const build = (): Promise<CommandResult> =>
    run(['build', '--site', path.join(dir, 'website'), '--out', path.join(dir, 'out')]);
  const read = (file: string): Promise<string> => readFile(path.join(dir, 'out', file), 'utf8');
  beforeAll(async () => {
    dir = await mkdtemp(path.join(tmpdir(), 'docusaurus-'));
    await cp(FIXTURE, dir, { recursive: true });
    await linkFolder(dir);
    await installSass(dir);
    result = await build();
    expect(result.code, result.err).toBe(0);
  });
  afterAll(() => rm(dir, { recursive: true, force: true }));
  return {
    get dir() {
      return dir;
    },
    get result() {
      return result;
    },
    build,
    read,
    readMain: async (file) => /<main[\s\S]*<\/main>/.exec(await read(file))?.[0] ?? '',
    async readStyles() {
      const css = (await readdir(path.join(dir, 'out/assets'))).filter((name) => name.endsWith('.css'));
      return (await Promise.all(css.map((name) => read(`assets/${name}`)))).join('');
    },
  };
}

/** The words of HTML. */
export function toText(html: string): string {
  return html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
}

/** A folder of documents that is a link to one elsewhere, as a submodule's. */
async function linkFolder(dir: string): Promise<void> {
  await mkdir(path.join(dir, 'elsewhere'));
  await writeFile(path.join(dir, 'elsewhere/sample.tf'), 'linked = "sample"\n');
  const text = "import sample from '!!raw-loader!./sample.tf';\n\n# Linked\n\n<pre>{sample}</pre>\n";
  await writeFile(path.join(dir, 'elsewhere/linked.mdx'), text);
  await symlink('../elsewhere', path.join(dir, 'website/linked'));
}

/** In place of the package of that name, of which a site has its own: it writes one file's color for `$accent`. */
async function installSass(dir: string): Promise<void> {
  const folder = path.join(dir, 'website/node_modules/sass');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'package.json'), '{ "name": "sass", "main": "index.cjs" }');
  const code = `const { readFileSync } = require('node:fs');
    const { pathToFileURL } = require('node:url');
    exports.compile = (file) => {
      const colors = file.replace(/[^/]*$/, '_colors.scss');
      const css = readFileSync(file, 'utf8').replace(/^[@$].*$/gm, '').replace('$accent', readFileSync(colors, 'utf8'));
      return { css, loadedUrls: [file, colors].map((name) => pathToFileURL(name)) };
    };`;
  await writeFile(path.join(folder, 'index.cjs'), code);
  await writeFile(path.join(dir, 'website/src/components/_colors.scss'), 'rgb(1 2 3)');
}
