import type { Json } from '../hcl/evaluate.ts';
import { COLLECTION_FUNCTIONS } from './collection-functions.ts';
import { UnknownResult } from './failures.ts';
import { NETWORK_FUNCTIONS } from './network-functions.ts';
import { NUMBER_FUNCTIONS } from './number-functions.ts';
import { REGEX_FUNCTIONS } from './regex-functions.ts';
import { TEXT_FUNCTIONS } from './text-functions.ts';

const FUNCTIONS = new Map(
  [COLLECTION_FUNCTIONS, NETWORK_FUNCTIONS, NUMBER_FUNCTIONS, REGEX_FUNCTIONS, TEXT_FUNCTIONS].flatMap(
    (group) => Object.entries(group),
  ),
);

/** Calls one of Terraform's functions. Throws `UnknownResult` for unsupported ones. */
export function callFunction(name: string, args: Json[]): Json {
  const call = FUNCTIONS.get(name.replace(/^core::/, ''));
  if (call === undefined) throw new UnknownResult();
  return call(args);
}
