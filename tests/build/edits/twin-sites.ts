import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildSite, formatError, openSiteCache, type Reporter } from '@gruntwork-docs/engine/site';
import type { SiteFiles } from './fixture.ts';

/** What a build came to: the hash of each published file, or what is wrong. */
export type Outcome =
  | {
      readonly type: 'built';
      readonly files: ReadonlyMap<string, string>;
      readonly warnings: readonly string[];
    }
  | { readonly type: 'failed'; readonly message: string };

/** The same files in two folders: one is built again and again, the other each time from nothing. */
export interface ReferenceBuild {
  /** Site-relative paths and texts as they are now. */
  readonly files: ReadonlyMap<string, string>;
  write(file: string, text: string): void;
  /** Writes a file without a change of its time. */
  writeUnseen(file: string, text: string): void;
  remove(file: string): void;
  /** Damages what the first folder has published. */
  removeOutput(): void;
  buildWarm(): Promise<Outcome>;
  /** What the last `buildWarm` came to. */
  last(): Outcome;
  /** `isNew`: what was compiled of theme and components is not used either. */
  buildCold(isNew: boolean): Promise<Outcome>;
  delete(): void;
}

const silent: Reporter = {
  step: async (_, run) => run(),
  progress: () => {},
  info: () => {},
  warn: () => {},
  error: () => {},
};

/** Makes the folders and writes the first files into them. */
export function createReferenceBuild(initial: SiteFiles): ReferenceBuild {
  const root = mkdtempSync(path.join(tmpdir(), 'edits-'));
  const used: string[] = [];
  let count = 0;
  const createFolder = (): string => {
    const dir = path.join(root, `site-${count++}`);
    used.push(dir);
    return dir;
  };
  const warm = createFolder();
  let cold = createFolder();
  let last: Outcome = { type: 'failed', message: 'not built yet' };
  const files = new Map<string, string>();
  const write = (file: string, text: string): void => {
    files.set(file, text);
    for (const dir of [warm, cold]) {
      mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
      writeFileSync(path.join(dir, file), text);
    }
  };
  for (const [file, text] of Object.entries(initial)) write(file, text);
  return {
    files,
    write,
    writeUnseen(file, text) {
      const { atime, mtime } = statSync(path.join(warm, file));
      write(file, text);
      for (const dir of [warm, cold]) utimesSync(path.join(dir, file), atime, mtime);
    },
    remove(file) {
      files.delete(file);
      for (const dir of [warm, cold]) rmSync(path.join(dir, file));
    },
    removeOutput() {
      rmSync(path.join(warm, 'dist/index.html'), { force: true });
    },
    async buildWarm() {
      last = await build(warm);
      return last;
    },
    last: () => last,
    async buildCold(isNew) {
      if (isNew) {
        const next = createFolder();
        cpSync(cold, next, { recursive: true, filter: (from) => from !== path.join(cold, 'dist') });
        rmSync(cold, { recursive: true });
        cold = next;
      }
      rmSync(path.join(cold, 'dist'), { recursive: true, force: true });
      rmSync(openSiteCache(cold).dir, { recursive: true, force: true });
      return build(cold);
    },
    delete() {
      for (const dir of used) rmSync(openSiteCache(dir).dir, { recursive: true, force: true });
      rmSync(root, { recursive: true });
    },
  };
}

async function build(site: string): Promise<Outcome> {
  // Config files read what lies beside them.
  process.chdir(site);
  const out = path.join(site, 'dist');
  try {
    const { summary } = await buildSite({ site, out, reporter: silent, threads: 0 });
    return { type: 'built', files: hashFiles(out), warnings: summary.warnings };
  } catch (error) {
    return { type: 'failed', message: formatError(error).replaceAll(site, '') };
  }
}

function hashFiles(dir: string): Map<string, string> {
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const files = entries.map((entry) => path.join(entry.parentPath, entry.name)).sort();
  return new Map(
    files.map((file) => [
      path.relative(dir, file),
      createHash('sha1').update(readFileSync(file)).digest('hex'),
    ]),
  );
}

/** How two outcomes differ, a line for each difference. */
export function compareOutcomes(warm: Outcome, cold: Outcome): string[] {
  if (warm.type === 'failed' || cold.type === 'failed') {
    const [one, two] = [warm, cold].map((outcome) => (outcome.type === 'failed' ? outcome.message : 'built'));
    return one === two ? [] : [`warm: ${one}`, `cold: ${two}`];
  }
  const names = [...new Set([...warm.files.keys(), ...cold.files.keys()])].sort();
  const differing = names.filter((name) => warm.files.get(name) !== cold.files.get(name));
  const describe = (name: string): string => {
    if (!warm.files.has(name)) return `${name} is missing`;
    return cold.files.has(name) ? `${name} differs` : `${name} is left over`;
  };
  const [one, two] = [warm.warnings.join('\n'), cold.warnings.join('\n')];
  return [...differing.map(describe), ...(one === two ? [] : [`warnings: ${one}`, `cold: ${two}`])];
}
