import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { BuildError } from '../../errors/build-error.ts';
import { hasCode } from '../../errors/has-code.ts';
import {
  type HeaderRule,
  type MissingRule,
  parseHeaderRules,
  parseMissingRules,
  parseRedirectRules,
  type RedirectRule,
} from './host-rules.ts';

/** Host rules of a built folder. */
export interface FolderRules {
  /** The site's path on the host, with a slash at both ends. */
  readonly baseUrl: string;
  readonly headers: readonly HeaderRule[];
  readonly redirects: readonly RedirectRule[];
  readonly missing: readonly MissingRule[];
}

/** Throws a `BuildError` unless the folder contains a site. */
export function checkBuiltFolder(dir: string): void {
  if (['404.html', 'index.html'].some((file) => existsSync(path.join(dir, file)))) return;
  throw new BuildError(`folder \`${dir}\` holds no built site`, {
    hint: 'Run `npm run build` first, or name the folder of a built site with `--out`.',
  });
}

/** Returns a function that reads the current rules; unchanged files are cached. */
export function createRulesReader(dir: string): () => Promise<FolderRules> {
  const readHeaders = createTextReader(path.join(dir, '_headers'), parseHeaderRules);
  const readRedirects = createTextReader(path.join(dir, '_redirects'), (text) => ({
    redirects: parseRedirectRules(text),
    missing: parseMissingRules(text),
  }));
  return async () => {
    const [headers, leading] = await Promise.all([readHeaders(), readRedirects()]);
    return { baseUrl: findBaseUrl(headers), headers, ...leading };
  };
}

/** The path that a site was built for: the pattern of its first rule covers all of its URLs. */
function findBaseUrl([first]: readonly HeaderRule[]): string {
  return /^(\/(?:[^*]*\/)?)\*$/.exec(first?.pattern ?? '')?.[1] ?? '/';
}

function createTextReader<T>(file: string, parse: (text: string) => T): () => Promise<T> {
  let version: string | undefined;
  let value: Promise<T> = Promise.resolve(parse(''));
  return () => {
    const stats = statSync(file, { throwIfNoEntry: false });
    const current = stats === undefined ? '' : `${stats.size} ${stats.mtimeMs}`;
    if (current === version) return value;
    version = current;
    value = (stats === undefined ? Promise.resolve('') : readFile(file, 'utf8').catch(ignoreMissing)).then(
      parse,
    );
    value.catch(() => {
      version = undefined;
    });
    return value;
  };
}

/** The file was removed in the meantime. Other errors must not lead to a site without its policy. */
function ignoreMissing(error: unknown): string {
  if (hasCode(error, 'ENOENT')) return '';
  throw error;
}
