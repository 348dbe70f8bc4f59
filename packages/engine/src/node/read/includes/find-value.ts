import { findNearestName } from '../../errors/nearest-name.ts';
import type { DataFile, DataValue } from './load-data.ts';

/** A value for a page, or the reason why there is none, with a hint. */
export type ResolvedValue =
  | { readonly value: string }
  | { readonly message: string; readonly hint: string | undefined };

/** Finds a path such as `accounts.dev.id` in a data file. */
export function findValue(name: string, { file, values }: DataFile, path: readonly string[]): ResolvedValue {
  let at: DataValue = values;
  for (const [index, key] of path.entries()) {
    const next: DataValue | undefined = isGroup(at) && Object.hasOwn(at, key) ? at[key] : undefined;
    if (next === undefined) {
      const parent = [name, ...path.slice(0, index)].join('.');
      return {
        message: `\`${file}\` has no \`${path.slice(0, index + 1).join('.')}\``,
        hint: isGroup(at) ? suggest(parent, key, Object.keys(at)) : `\`${parent}\` is a value itself.`,
      };
    }
    at = next;
  }
  const whole = [name, ...path].join('.');
  if (typeof at !== 'string') {
    const hint = isGroup(at) ? `Name one of its values: ${list(whole, Object.keys(at))}.` : undefined;
    return { message: `\`${whole}\` is ${isGroup(at) ? 'a group of values' : 'a list'}`, hint };
  }
  if (at.includes('\n') || at === '')
    return {
      message: `\`${whole}\` is ${at === '' ? 'empty' : 'longer than a line'}`,
      hint: `Write it on one line of \`${file}\`.`,
    };
  return { value: at };
}

function isGroup(value: DataValue): value is Exclude<DataValue, string | readonly DataValue[]> {
  return typeof value !== 'string' && !Array.isArray(value);
}

function suggest(parent: string, key: string, names: readonly string[]): string {
  const nearest = findNearestName(key, names);
  return nearest === undefined
    ? `Known there: ${list(parent, names)}.`
    : `Did you mean \`${parent}.${nearest}\`?`;
}

const MOST_NAMES = 12;

function list(parent: string, names: readonly string[]): string {
  const shown = names.slice(0, MOST_NAMES).map((name) => `\`${parent}.${name}\``);
  return shown.join(', ') + (names.length > MOST_NAMES ? ' and more' : '');
}
