import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { compareFolders } from '../../audit/compare-folders.ts';
import { listMachines } from '../../audit/machines.ts';
import { copyProject } from './project-copy.ts';
import { createSite, page } from './site-fixture.ts';

const AUDIT = path.join(import.meta.dirname, '../../audit');
/** Compiled themes, from the program. */
const THEMES = '../../node_modules/.cache/gruntwork-docs/theme';

const FILES = {
  'site.config.ts': `export default { title: 'Acme', url: 'https://acme.test' };`,
  'content/docs/index.mdx': page('Start', 'One.\n\n:::note\n\nTwo.\n\n:::\n\n```hcl\na = 1\n```'),
  'content/blog/2026-01-02-first.md': page('First', 'Text.'),
};

it('machines that differ in folder, time, time zone and language build the same bytes', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'machines-'));
  const outputs: string[] = [];
  const project = await copyProject();
  for (const machine of listMachines(AUDIT)) {
    // Nothing that the first one made is taken by the second.
    await rm(path.join(project.program, THEMES), { recursive: true, force: true });
    const site = await createSite(FILES);
    const out = path.join(folder, machine.folder);
    execFileSync(process.execPath, [project.program, 'build', '--site', site.dir, '--out', out], {
      env: { ...process.env, ...machine.env },
    });
    outputs.push(out);
    await site.delete();
  }
  const [first = '', second = ''] = outputs;
  expect(await compareFolders(first, second)).toEqual([]);
  await Promise.all([project.delete(), rm(folder, { recursive: true })]);
});
