import { describeRefusal, isRefused } from './html/active-content.ts';
import type { BodyContents } from './html/body-reader.ts';
import { hashScript } from './security-policy.ts';

/** What a policy calls the permission for handlers whose hashes it has. */
const HANDLERS = "'unsafe-hashes'";

export interface BodyScriptsInput {
  readonly reading: BodyContents;
  /** Scripts that components said they render. */
  readonly declared: readonly string[];
  readonly trustContributors: boolean;
  /** Makes the error about a part that is not allowed; `near` is text that stands where it was written. */
  readonly createError: (message: string, near: string, hint: string) => Error;
}

/**
 * What the policy has to allow for a body: scripts of components, and those of the text only where the site trusts its
 * contributors. Anything else that would run is an error, however it came into the page.
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
