import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  buildSite,
  explainSystemError,
  formatError,
  openSiteCache,
  type Reporter,
} from '@gruntwork-docs/engine/site';
import { BuildError, BuildErrors } from '@gruntwork-docs/engine/source';
import { checkHtml, type PageShape, readShape } from './check-html.ts';

/** Texts by site-relative path. */
export type SiteFiles = Readonly<Record<string, string>>;

/** A build of a mutated site: files that it found faulty, and the laws that it broke. */
export interface Attempt {
  readonly passed: boolean;
  readonly faultyFiles: readonly string[];
  readonly broken: readonly string[];
}

/** A site that is written and built anew for each input, in a folder of its own. */
export interface FuzzSite {
  /** Builds the plain files with these in place of, or beside, theirs. */
  attempt(files: SiteFiles): Promise<Attempt>;
  delete(): void;
}

const SILENT: Reporter = {
  step: async (_, run) => run(),
  progress: () => {},
  info: () => {},
  warn: () => {},
  error: () => {},
};
/** Milliseconds that a build of a few pages may take on a busy machine. */
const LONGEST = 45_000;

/** Makes the folder and builds the plain site once: that tells how a page looks that nobody has tampered with. */
export async function createFuzzSite(root: string, plain: SiteFiles): Promise<FuzzSite> {
  const dir = path.join(root, 'site');
  const out = path.join(dir, 'dist');
  const build = () => buildSite({ site: dir, out, reporter: SILENT, threads: 1 });
  const write = (files: SiteFiles): void => {
    for (const name of existsSync(dir) ? readdirSync(dir) : [])
      if (name !== 'dist') rmSync(path.join(dir, name), { recursive: true });
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
      writeFileSync(path.join(dir, file), text);
    }
  };
  write(plain);
  await build();
  const shape: PageShape = readShape(readFileSync(path.join(out, 'docs/index.html'), 'utf8'));
  const checked = new Set<string>();

  const checkOutput = (files: ReadonlyMap<string, string>): string[] =>
    [...files].flatMap(([file, hash]) => {
      if (!file.endsWith('.html') || checked.has(hash)) return [];
      checked.add(hash);
      return checkHtml(readFileSync(path.join(out, file), 'utf8'), shape).map((fault) => `${file}: ${fault}`);
    });

  return {
    async attempt(files) {
      write({ ...plain, ...files });
      const before = hashFiles(root);
      const start = performance.now();
      const broken: string[] = [];
      const faultyFiles: string[] = [];
      let passed = true;
      try {
        await build();
      } catch (error) {
        passed = false;
        for (const part of error instanceof BuildErrors ? error.errors : [error]) {
          broken.push(...checkError(part, Object.keys({ ...plain, ...files })));
          if (part instanceof BuildError && part.position.file !== undefined)
            faultyFiles.push(part.position.file);
        }
      }
      const seconds = (performance.now() - start) / 1000;
      if (seconds * 1000 > LONGEST) broken.push(`the build took ${seconds.toFixed()} seconds`);
      const after = hashFiles(root);
      const isOutput = (file: string): boolean => file.startsWith(`site${path.sep}dist${path.sep}`);
      const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
        (file) => before.get(file) !== after.get(file),
      );
      const foreign = passed ? changed.filter((file) => !isOutput(file)) : changed;
      if (foreign.length > 0)
        broken.push(
          `${passed ? 'files outside of the output' : 'a build that failed'} changed: ${foreign.join(', ')}`,
        );
      if (passed) broken.push(...checkOutput(hashFiles(out)));
      return { passed, faultyFiles, broken };
    },
    delete() {
      rmSync(openSiteCache(dir).dir, { recursive: true, force: true });
    },
  };
}

/** What is wrong with an error: a trace, no file, nothing to do. */
function checkError(error: unknown, files: readonly string[]): string[] {
  const explained = error instanceof BuildError ? error : explainSystemError(error);
  const text = formatError(error);
  if (explained === undefined || /^\s+at .*:\d+:\d+\)?$/m.test(text))
    return [`an error with a trace: ${text}`];
  const names = [...files, ...files.map((file) => path.basename(file))];
  const faults = [
    ...(explained.position.file !== undefined || names.some((name) => text.includes(name))
      ? []
      : ['an error without a file']),
    // Errors of checks have it in their text.
    ...(explained.hint !== undefined || explained.name === 'CheckError'
      ? []
      : ['an error without a word on what to do']),
    ...(text.includes('took longer than') ? ['a page that does not end'] : []),
    ...(text.length > 200_000 ? ['an error of more than 200,000 characters'] : []),
  ];
  return faults.map((fault) => `${fault}: ${text.slice(0, 2_000)}`);
}

function hashFiles(dir: string): Map<string, string> {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter(
    (entry) => !entry.isDirectory(),
  );
  return new Map(
    files.map(({ parentPath, name }) => {
      const file = path.join(parentPath, name);
      return [path.relative(dir, file), createHash('sha1').update(readFileSync(file)).digest('hex')];
    }),
  );
}
