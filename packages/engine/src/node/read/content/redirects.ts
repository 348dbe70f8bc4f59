import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { address } from '#shared/address.ts';
import { refusePath } from '#shared/refuse-path.ts';
import type { CacheStore } from '../../cache/cache-store.ts';
import { loadTypeScriptModule } from '../../config/modules/load-module.ts';
import { BuildError, throwIfAny } from '../../errors/build-error.ts';
import { findText, listLinesNear } from '../../errors/find-text.ts';
import { hasFile } from '../../files/has-file.ts';

/** Excludes characters that end a line or a column of a host's rule file. */
const word = z.string().regex(/^[^\s\p{Cc}]*$/u, 'must not hold spaces, line breaks or control characters');

const from = word
  .startsWith('/', 'must begin with a slash')
  .superRefine(refusePath)
  .refine((value) => !value.startsWith('//'), 'must begin with one slash only')
  .refine((value) => !/[?#\\]/.test(value), 'must be a path, without `?`, `#` and backslashes')
  .refine(isDecodable, 'could not be decoded: write `%25` for a percent sign')
  .refine((value) => !/\*./.test(value), 'may have a `*` at its end only');

const to = address
  .min(1)
  .regex(/^[^\s\p{Cc}]*$/u, 'must not hold spaces, line breaks or control characters')
  .refine(
    (value) => /^(?:\/(?![/\\])|https?:\/\/)/i.test(value),
    'must be a path that begins with one slash, or begin with `https://`',
  )
  .refine(isDecodable, 'could not be decoded: write `%25` for a percent sign');

const redirectsSchema = z.array(z.strictObject({ from, to }));
/** Old site paths and their targets, without base URL. */
export type Redirect = z.infer<typeof redirectsSchema>[number];

export interface LoadedRedirects {
  readonly redirects: readonly Redirect[];
  readonly hash: string;
  /** Text of the file, to find a redirect's line. */
  readonly source: string;
}

export const REDIRECTS_FILE = 'content/redirects.ts';
const PLACES = [REDIRECTS_FILE, 'redirects.ts'];

/** Loads `content/redirects.ts` (or `redirects.ts`); a site without one has no redirects. */
export async function loadRedirects(siteDir: string, cache: CacheStore): Promise<LoadedRedirects> {
  const name = PLACES.find((place) => hasFile(siteDir, place));
  if (name === undefined) return { redirects: [], hash: 'none', source: '' };
  const file = path.join(siteDir, name);
  const { value, hash } = await loadTypeScriptModule(file, cache, REDIRECTS_FILE);
  const source = await readFile(file, 'utf8');
  const result = redirectsSchema.safeParse(value);
  if (result.success) return { redirects: result.data, hash, source };
  throwIfAny(
    result.error.issues.map(
      (issue) =>
        new BuildError(`redirect \`${issue.path.join('.')}\`: ${issue.message}`, {
          file: REDIRECTS_FILE,
          ...findText(source, listLinesNear(value, issue.path)),
          hint: 'A redirect is `{ from: "/old", to: "/new" }`, both without base URL.',
        }),
    ),
  );
  throw new BuildError('redirects are not valid', { file: REDIRECTS_FILE });
}

/** True for a redirect of many paths: it needs a host's rules, since no single page can represent it. */
export function isPattern({ from }: Redirect): boolean {
  return /\*|\/:[A-Za-z]/.test(from);
}

function isDecodable(value: string): boolean {
  try {
    // The bundler would remove a call with an unused result.
    return decodeURI(value) !== '';
  } catch {
    return false;
  }
}
