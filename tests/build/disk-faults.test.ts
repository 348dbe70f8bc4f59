import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import { createSite, page, type SiteFixture } from './site-fixture.ts';

const PROGRAM = path.join(import.meta.dirname, '../../scripts/run.mjs');
const TRACE = /^\s+at .*:\d+:\d+\)?$/m;

let site: SiteFixture | undefined;
let undo: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const step of undo.toReversed()) await step();
  undo = [];
  await site?.delete();
  site = undefined;
});

async function create(): Promise<SiteFixture> {
  site = await createSite({
    'content/docs/index.mdx': page('Home'),
    'content/docs/a.mdx': page('A'),
    'content/docs/part/b.mdx': page('B'),
    'static/data.txt': 'data',
  });
  return site;
}

async function hashAll({ out, list }: SiteFixture): Promise<string[]> {
  const files = (await list()).map(async (file) => {
    const hash = createHash('sha1').update(await readFile(path.join(out, file)));
    return `${file} ${hash.digest('hex')}`;
  });
  return Promise.all(files);
}

/** An administrator may read and write everything: the program is run without that right. `undefined` where that cannot be done. */
const PLAIN = findPlainUser();

function findPlainUser(): readonly string[] | undefined {
  if (process.getuid?.() !== 0) return [];
  const lost = '-dac_override,-dac_read_search';
  const command = ['setpriv', `--inh-caps=${lost}`, `--bounding-set=${lost}`, '--'];
  try {
    execFileSync('setpriv', [...command.slice(1), 'true']);
    return command;
  } catch {
    return undefined;
  }
}

function build({ dir }: SiteFixture): Promise<{ code: number; err: string }> {
  const [command = '', ...args] = [...(PLAIN ?? []), process.execPath, PROGRAM, 'build', '--site', dir];
  return new Promise((resolve) => {
    execFile(command, args, (error, _, err) =>
      resolve({ code: error === null ? 0 : Number(error.code), err }),
    );
  });
}

/** Takes the rights to a file or folder away until the test is over. */
async function close(file: string, mode: number): Promise<void> {
  await chmod(file, mode);
  undo.push(() => chmod(file, 0o755));
}

describe.skipIf(PLAIN === undefined)('what may not be read or written is named', () => {
  it.each([
    ['a page', 'content/docs/a.mdx', 0o000],
    ['a folder of pages', 'content/docs/part', 0o000],
    ['a static file', 'static/data.txt', 0o000],
    ['the static folder', 'static', 0o000],
    ['the output folder', 'dist', 0o555],
  ])('%s', async (_, file, mode) => {
    const own = await create();
    expect((await own.build()).code).toBe(0);
    const before = await hashAll(own);
    await own.write({ 'content/docs/index.mdx': page('Home', 'Changed.') });
    await close(path.join(own.dir, file), mode);
    const { code, err } = await build(own);
    expect(code).toBe(1);
    expect(err).toContain(file);
    expect(err).toContain('permission denied (EACCES)\n  Give yourself the right to it');
    expect(err).not.toMatch(TRACE);
    expect(await hashAll(own)).toEqual(before);
  });

  it('the folder that the output folder is to be made in', async () => {
    const own = await create();
    await close(own.dir, 0o555);
    const { code, err } = await build(own);
    expect(code).toBe(1);
    expect(err).toContain('dist` cannot be used: permission denied (EACCES)');
    expect(err).not.toMatch(TRACE);
  });
});

describe('a full disk', () => {
  it('leaves the site as it was, and is told', async ({ skip }) => {
    const own = await create();
    await mkdir(own.out);
    try {
      await promisify(execFile)('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', own.out]);
    } catch {
      skip('no file system may be mounted here');
    }
    undo.push(() => promisify(execFile)('umount', [own.out]));
    expect(await own.build()).toMatchObject({ code: 0, err: '' });
    const before = await hashAll(own);
    await own.write({ 'content/docs/a.mdx': page('A', 'Changed.') });
    await writeFile(path.join(own.dir, 'static/large.bin'), Buffer.alloc(9_000_000));
    const { code, err } = await own.build();
    expect(code).toBe(1);
    expect(err).toContain(
      'no space is left on the disk (ENOSPC)\n  Make room and build again: nothing was published.',
    );
    expect(err).not.toMatch(TRACE);
    expect(await hashAll(own)).toEqual(before);
    await rm(path.join(own.dir, 'static/large.bin'));
    expect((await own.build()).code).toBe(0);
    expect(await own.read('docs/a.html')).toContain('Changed.');
  });
});

describe('a link that leads nowhere', () => {
  it.each([
    'content/docs/gone.mdx',
    'static/gone.txt',
    'content/redirects.ts',
    'content/data/versions.yaml',
    'site.config.ts',
  ])('is told: %s', async (file) => {
    const own = await create();
    await mkdir(path.dirname(path.join(own.dir, file)), { recursive: true });
    await symlink('/nowhere/at/all', path.join(own.dir, file));
    const { code, err } = await own.build();
    expect(code).toBe(1);
    expect(err).toContain(file);
    expect(err).toContain('is a link to something that does not exist');
    expect(err).not.toMatch(TRACE);
  });
});
