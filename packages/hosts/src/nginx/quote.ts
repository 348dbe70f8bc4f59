import { BuildError } from '@gruntwork-docs/engine/source';

/** Quotes a string for nginx, whose configuration has no other syntax for spaces, braces and semicolons. */
export function quote(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

/** Quotes a string without variables. Throws a `BuildError` for one with `$`, which nginx cannot escape. */
export function quoteLiteral(text: string, what: string): string {
  if (!text.includes('$')) return quote(text);
  throw new BuildError(`${what} has a \`$\`, which nginx takes for a variable`, {
    hint: 'Write `%24` in a URL; leave it out of a header.',
  });
}
