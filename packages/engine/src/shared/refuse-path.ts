import type { z } from 'zod';
import { findPathError } from './site-path.ts';

/** For schemas: refuses a path that leads out of the site or that cannot be a file. */
export function refusePath(path: string, context: z.RefinementCtx): void {
  const fault = findPathError(path);
  if (fault !== undefined)
    context.addIssue({ code: 'custom', message: `\`${path.slice(0, 200)}\` cannot be used: ${fault}` });
}
