import path from 'node:path';
import { BuildError } from '../errors/build-error.ts';

/** True for a folder itself and everything below it; both absolute. */
export function isInside(root: string, file: string): boolean {
  const relative = path.relative(root, file);
  return (
    relative === '' ||
    !(relative === '..' || relative.startsWith(`..${path.sep}`) || path.isAbsolute(relative))
  );
}

/** The absolute path of a file below an output folder. Throws a `BuildError` for a path outside of it. */
export function resolveInside(root: string, file: string): string {
  const full = path.resolve(root, file);
  if (!file.includes('\0') && full !== path.resolve(root) && isInside(root, full)) return full;
  throw new BuildError(
    `\`${file.replaceAll('\0', '\\0')}\` is no file below \`${root}\`, and is not written`,
    {
      hint: 'Correct the URL that it is made of: nothing is ever written outside of the output folder.',
    },
  );
}
