import type { z } from 'zod';
import { findPathError } from './site-path.ts';

/** Schema refinement that rejects a path outside of the site or one that cannot be a file. */
export function refusePath(path: string, context: z.RefinementCtx): void {
  const fault = findPathError(path);
  if (fault !== undefined)
    context.addIssue({ code: 'custom', message: `\`${path.slice(0, 200)}\` cannot be used: ${fault}` });
}
