import type { SourceError } from '../hcl/errors.ts';
import { evaluate } from '../hcl/evaluate.ts';
import { type Declaration, errorIn } from './declaration.ts';

/**
 * Returns a string argument's value; undefined when it is not set. Anything but a constant string is an
 * error.
 */
export function readText(block: Declaration, name: string, errors: SourceError[]): string | undefined {
  const argument = block.arguments.get(name);
  if (argument === undefined) return undefined;
  const value = evaluate(argument.value);
  if (typeof value === 'string') return value;
  if (value === null) return undefined;
  const fault = {
    offset: argument.value.start,
    message: `\`${name}\` must be a constant string`,
    hint: 'Write it in quotes',
  };
  errors.push(errorIn(argument.origin, fault));
  return undefined;
}

/** Returns a boolean argument; the legacy forms `"true"` and `"false"` count too. */
export function readFlag(
  block: Declaration,
  name: string,
  fallback: boolean,
  errors: SourceError[],
): boolean {
  const argument = block.arguments.get(name);
  if (argument === undefined) return fallback;
  const value = evaluate(argument.value);
  if (value === true || value === 'true') return true;
  if (value === false || value === 'false') return false;
  if (value === null) return fallback;
  const fault = { offset: argument.value.start, message: `\`${name}\` must be \`true\` or \`false\`` };
  errors.push(errorIn(argument.origin, fault));
  return fallback;
}
