import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { vi } from 'vitest';
import { buildInBuilder, type CommandResult } from './builder/build-in-builder.ts';

// A build takes a second of the whole machine; a test has several, and beside other work each takes twenty times as long.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const bin = path.join(import.meta.dirname, '../../scripts/run.mjs');

/** A small site in a temporary folder. */
export interface SiteFixture {
  readonly dir: string;
  readonly out: string;
  write(files: Readonly<Record<string, string>>): Promise<void>;
  remove(file: string): Promise<void>;
  build(...args: readonly string[]): Promise<CommandResult>;
  /** Text of a file of the built site. */
  read(file: string): Promise<string>;
  /** Paths of all files of the built site. */
  list(): Promise<string[]>;
  delete(): Promise<void>;
}

/** Makes a site that is built by a process which all sites of a test file share, or by the program (`run`). */
export async function createSite(
  files: Readonly<Record<string, string>>,
  command: (args: readonly string[]) => Promise<CommandResult> = buildInBuilder,
): Promise<SiteFixture> {
  const dir = await mkdtemp(path.join(tmpdir(), 'site-'));
  const out = path.join(dir, 'dist');
  const fixture: SiteFixture = {
    dir,
    out,
    async write(texts) {
      for (const [file, text] of Object.entries(texts)) {
        await mkdir(path.dirname(path.join(dir, file)), { recursive: true });
        await writeFile(path.join(dir, file), text);
      }
    },
    remove: (file) => rm(path.join(dir, file)),
    build: (...args) => command(['build', '--site', dir, ...args]),
    read: (file) => readFile(path.join(out, file), 'utf8'),
    async list() {
      const entries = await readdir(out, { recursive: true, withFileTypes: true });
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(out, path.join(entry.parentPath, entry.name)))
        .sort();
    },
    delete: () => rm(dir, { recursive: true, force: true }),
  };
  await fixture.write(files);
  return fixture;
}

/** Runs the program (or another copy of it) with the arguments and waits for its end. */
export function run(args: readonly string[], program = bin): Promise<CommandResult> {
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...args], { encoding: 'utf8' }, (error, out, err) => {
      resolve({ code: error === null ? 0 : Number(error.code ?? 1), out, err });
    });
  });
}

/** A page with a title and a text. */
export function page(title: string, text = 'Text.'): string {
  return `---\ntitle: ${title}\ndescription: About ${title}.\n---\n\n${text}\n`;
}
