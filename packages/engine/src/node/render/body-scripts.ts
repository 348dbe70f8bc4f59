import { describeRefusal, isRefused } from './html/active-content.ts';
import type { BodyContents } from './html/body-reader.ts';
import { hashScript } from './security-policy.ts';

/** Policy keyword that permits handlers by hash. */
const HANDLERS = "'unsafe-hashes'";

export interface BodyScriptsInput {
  readonly reading: BodyContents;
  /** Scripts that components declare. */
  readonly declared: readonly string[];
  readonly trustContributors: boolean;
  /** Creates the error about a forbidden part; `near` is source text that helps to locate it. */
  readonly createError: (message: string, near: string, hint: string) => Error;
}

/**
 * Sources that the policy must allow for a body: scripts of components, and those of the text only if the
 * site trusts its contributors. Any other active content is an error, regardless of its origin.
 */
export function allowBodyScripts(input: BodyScriptsInput): string[] {
  const { reading, declared, trustContributors, createError } = input;
  const known = new Set(declared);
  const isKnown =
    reading.scripts.every((code) => known.has(code)) && countScripts(reading) === reading.scripts.length;
  const refused = reading.active.find(
    (part) => isRefused(part, trustContributors) && !(part.kind === 'script' && isKnown),
  );
  if (refused !== undefined) {
    const { message, hint } = describeRefusal(refused);
    throw createError(message, refused.near, hint);
  }
  const allowed = trustContributors ? [...reading.scripts, ...reading.handlers] : [];
  const hashes = [...declared, ...allowed].map(hashScript);
  return [...new Set(trustContributors && reading.handlers.length > 0 ? [...hashes, HANDLERS] : hashes)];
}

function countScripts({ active }: BodyContents): number {
  return active.filter(({ kind }) => kind === 'script').length;
}
