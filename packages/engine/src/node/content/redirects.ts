import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { BuildError, throwIfAny } from '../errors/build-error.ts';
import { loadTypeScriptModule } from '../modules/load-module.ts';

const sitePath = z.string().startsWith('/', 'must begin with a slash');

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
  throwIfAny(
    result.error.issues.map(
      (issue) =>
        new BuildError(`redirect \`${issue.path.join('.')}\`: ${issue.message}`, {
          file: FILE,
          hint: 'A redirect is `{ from: "/old", to: "/new" }`, both without base URL.',
        }),
    ),
  );
  throw new BuildError('redirects are not valid', { file: FILE });
}
