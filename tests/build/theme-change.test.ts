import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyProject, type ProjectCopy } from './project-copy.ts';
import { createSite, page, run, type SiteFixture } from './site-fixture.ts';

let project: ProjectCopy;
let site: SiteFixture;

beforeAll(async () => {
  project = await copyProject();
  site = await createSite({
    'content/docs/index.mdx': page('Home', ':::note\n\nText.\n\n:::'),
    'content/docs/a.mdx': page('A'),
  });
});

afterAll(async () => {
  await site.delete();
  await project.delete();
});

async function build(): Promise<string> {
  const { code, out, err } = await run(['build', '--site', site.dir], project.program);
  expect(err).toBe('');
  expect(code).toBe(0);
  return /: (nothing changed|\d+ compiled, \d+ rendered)/.exec(out)?.[1] ?? out;
}

describe('a change of the theme', () => {
  it('renders documents anew, and compiles no page, when only what is around the text changed', async () => {
    expect(await build()).toBe('5 compiled, 5 rendered');
    expect(await build()).toBe('nothing changed');
    await project.edit(
      'packages/theme/src/layout/Navbar.tsx',
      'className="navbar"',
      'className="navbar changed"',
    );
    expect(await build()).toBe('0 compiled, 5 rendered');
    expect(await site.read('docs/a.html')).toContain('class="navbar changed"');
  });

  it('compiles pages anew when a component inside the text changed', async () => {
    await project.edit('packages/theme/src/mdx/Admonition.tsx', 'admonition', 'admonition changed');
    expect(await build()).toMatch(/^5 compiled/);
  });

  it('renders documents anew, and compiles no page, when a stylesheet changed', async () => {
    await project.edit('packages/theme/src/styles/footer.css', '.footer', '.changed .footer');
    expect(await build()).toBe('0 compiled, 5 rendered');
  });

  it('renders documents anew when a module of a script that stands in them changed', async () => {
    await project.edit('packages/theme/src/inline/start-page.ts', 'PATIENCE = 2000', 'PATIENCE = 2500');
    expect(await build()).toBe('0 compiled, 5 rendered');
    expect(await site.read('docs/a.html')).toContain('2500');
  });

  it('makes everything anew when the engine changed', async () => {
    await project.edit(
      'packages/engine/src/node/render/markdown/fence-meta.ts',
      "flags.includes('wrap')",
      "flags.includes('nowrap')",
    );
    expect(await build()).toBe('5 compiled, 5 rendered');
  });
});
