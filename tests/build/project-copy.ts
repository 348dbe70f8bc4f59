import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const SOURCES = ['packages', 'scripts', 'package.json', 'package-lock.json', 'tsconfig.base.json'];

/** A copy of the project whose own files can be changed; packages are shared, the cache is not. */
export interface ProjectCopy {
  /** Its program, to be run in place of the real one. */
  readonly program: string;
  /** Replaces a text that the file must have. */
  edit(file: string, from: string, to: string): Promise<void>;
  delete(): Promise<void>;
}

export async function copyProject(): Promise<ProjectCopy> {
  const dir = await mkdtemp(path.join(tmpdir(), 'project-'));
  for (const name of SOURCES) await cp(path.join(root, name), path.join(dir, name), { recursive: true });
  await mkdir(path.join(dir, 'node_modules'));
  for (const name of await readdir(path.join(root, 'node_modules'))) {
    if (name === '.cache' || name === '@gruntwork-docs') continue;
    await symlink(path.join(root, 'node_modules', name), path.join(dir, 'node_modules', name));
  }
  // The workspace's own packages are those of the copy.
  const scope = path.join(dir, 'node_modules/@gruntwork-docs');
  await mkdir(scope);
  for (const name of await readdir(path.join(dir, 'packages'), { withFileTypes: true }))
    if (name.isDirectory()) await symlink(path.join(dir, 'packages', name.name), path.join(scope, name.name));
  return {
    program: path.join(dir, 'scripts/run.mjs'),
    async edit(file, from, to) {
      const text = await readFile(path.join(dir, file), 'utf8');
      expect(text).toContain(from);
      await writeFile(path.join(dir, file), text.replace(from, to));
    },
    delete: () => rm(dir, { recursive: true, force: true }),
  };
}
