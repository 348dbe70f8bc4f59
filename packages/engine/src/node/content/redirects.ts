import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { refusePath } from '#shared/refuse-path.ts';
import { loadTypeScriptModule } from '../config/load-module.ts';
import { BuildError, throwIfAny } from '../errors/build-error.ts';
import { placeOfValue } from '../errors/frame.ts';

const sitePath = z.string().startsWith('/', 'must begin with a slash').superRefine(refusePath);

const redirectsSchema = z.array(z.strictObject({ from: sitePath, to: z.string().min(1) }));
/** Old site paths and where they lead now, without base URL. */
export type Redirect = z.infer<typeof redirectsSchema>[number];

export interface LoadedRedirects {
  readonly redirects: readonly Redirect[];
  readonly hash: string;
}

const FILE = 'content/redirects.ts';

/** Loads `content/redirects.ts`; a site without one has no redirects. */
export async function loadRedirects(siteDir: string, cacheDir: string): Promise<LoadedRedirects> {
  const file = path.join(siteDir, FILE);
  if (!existsSync(file)) return { redirects: [], hash: 'none' };
  const { value, hash } = await loadTypeScriptModule(file, cacheDir, FILE);
  const result = redirectsSchema.safeParse(value);
  if (result.success) return { redirects: result.data, hash };
  const source = await readFile(file, 'utf8');
  throwIfAny(
    result.error.issues.map(
      (issue) =>
        new BuildError(`redirect \`${issue.path.join('.')}\`: ${issue.message}`, {
          file: FILE,
          ...placeOfValue(source, readValue(value, issue.path)),
          hint: 'A redirect is `{ from: "/old", to: "/new" }`, both without base URL.',
        }),
    ),
  );
  throw new BuildError('redirects are not valid', { file: FILE });
}

function readValue(value: unknown, where: readonly PropertyKey[]): unknown {
  let current = value;
  for (const key of where) {
    if (typeof current !== 'object' || current === null) return undefined;
    current = Reflect.get(current, key);
  }
  return current;
}
