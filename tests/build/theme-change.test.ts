import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSite, page, run, type SiteFixture } from './site-fixture.ts';

const root = path.join(import.meta.dirname, '../..');

let project: string;
let site: SiteFixture;

/** A copy of the project whose theme can be changed; packages are shared, the cache is not. */
beforeAll(async () => {
  project = await mkdtemp(path.join(tmpdir(), 'project-'));
  for (const name of [
    'engine',
    'theme',
    'terraform',
    'package.json',
    'package-lock.json',
    'tsconfig.base.json',
  ]) {
    await cp(path.join(root, name), path.join(project, name), { recursive: true });
  }
  await mkdir(path.join(project, 'node_modules'));
  for (const name of await readdir(path.join(root, 'node_modules'))) {
    if (name === '.cache') continue;
    await symlink(path.join(root, 'node_modules', name), path.join(project, 'node_modules', name));
  }
  site = await createSite({
    'content/docs/index.mdx': page('Home', ':::note\n\nText.\n\n:::'),
    'content/docs/a.mdx': page('A'),
  });
}, 60_000);

afterAll(async () => {
  await site.delete();
  await rm(project, { recursive: true, force: true });
});

async function build(): Promise<string> {
  const { code, out, err } = await run(['build', '--site', site.dir], path.join(project, 'engine/bin.mjs'));
  expect(err).toBe('');
  expect(code).toBe(0);
  return /: (nothing changed|\d+ compiled, \d+ rendered)/.exec(out)?.[1] ?? out;
}

async function edit(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(path.join(project, file), 'utf8');
  expect(text).toContain(from);
  await writeFile(path.join(project, file), text.replace(from, to));
}

describe('a change of the theme', () => {
  it('renders documents anew, and compiles no page, when only what is around the text changed', async () => {
    expect(await build()).toBe('5 compiled, 5 rendered');
    expect(await build()).toBe('nothing changed');
    await edit('theme/layout/Footer.tsx', 'className="footer"', 'className="footer changed"');
    expect(await build()).toBe('0 compiled, 5 rendered');
    expect(await site.read('docs/a.html')).toContain('class="footer changed"');
  });

  it('compiles pages anew when a component inside the text changed', async () => {
    await edit('theme/mdx/Admonition.tsx', 'admonition', 'admonition changed');
    expect(await build()).toMatch(/^5 compiled/);
  });

  it('renders documents anew, and compiles no page, when a stylesheet changed', async () => {
    await edit('theme/styles/footer.css', '.footer', '.changed .footer');
    expect(await build()).toBe('0 compiled, 5 rendered');
  });

  it('makes everything anew when the engine changed', async () => {
    await edit('engine/build/markdown/fence-meta.ts', "flags.includes('wrap')", "flags.includes('nowrap')");
    expect(await build()).toBe('5 compiled, 5 rendered');
  });
});
