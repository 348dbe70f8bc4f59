import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BuildError } from '../errors/build-error.ts';
import { listFiles } from '../files/list-files.ts';
import { ENGINE_DIR } from '../paths.ts';
import type { Reporter } from '../pipeline/report/reporter.ts';

export interface InitSiteOptions {
  /** Folder of the new site: absent or empty. */
  readonly folder: string;
  readonly title: string;
  readonly reporter: Reporter;
}

/** npm drops a `.gitignore` from packages. */
const RENAMED: Readonly<Record<string, string>> = { gitignore: '.gitignore' };

/** Creates the folder of a new site. Throws a `BuildError` if the folder isn't empty. */
export async function initSite({ folder, title, reporter }: InitSiteOptions): Promise<void> {
  const target = path.resolve(folder);
  const there = await readdir(target).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw new BuildError(`\`${folder}\` cannot be read: ${error.code}`, { hint: 'Name a new folder.' });
  });
  if (there.length > 0) {
    throw new BuildError(`\`${folder}\` is not empty`, {
      hint: 'Name a new folder: `gruntwork-docs init my-docs --title "My docs"`.',
    });
  }
  const { version }: { version: string } = JSON.parse(
    await readFile(path.join(ENGINE_DIR, 'package.json'), 'utf8'),
  );
  const name =
    path
      .basename(target)
      .toLowerCase()
      .replace(/[^a-z\d-]+/g, '-')
      .replace(/^-+|-+$/g, '') || 'docs';
  const values: Readonly<Record<string, string>> = { title: title.replace(/[\\'"\n]/g, ' '), name, version };
  const templates = path.join(ENGINE_DIR, 'init');
  for (const file of await listFiles(templates, () => true)) {
    const text = await readFile(path.join(templates, file), 'utf8');
    const to = path.join(target, RENAMED[file] ?? file);
    await mkdir(path.dirname(to), { recursive: true });
    await writeFile(
      to,
      text.replace(/\{\{(\w+)\}\}/g, (whole, key: string) => values[key] ?? whole),
    );
  }
  reporter.info(
    `A site is in ${folder}. Next: cd ${folder}, npm install, npm run dev. Its README is a tutorial.`,
  );
}
