import { BuildError } from '@gruntwork-docs/engine/source';

/** A text as nginx reads it: quoted, for its configuration has no other way to say spaces, braces and semicolons. */
export function quote(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

/** The same for a text in which nginx must see no variable. Throws a `BuildError` for one with `$`, which cannot be said. */
export function quoteLiteral(text: string, what: string): string {
  if (!text.includes('$')) return quote(text);
  throw new BuildError(`${what} has a \`$\`, which nginx takes for a variable`, {
    hint: 'Write `%24` in a URL; leave it out of a header.',
  });
}
