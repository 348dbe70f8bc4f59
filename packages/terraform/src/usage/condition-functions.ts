import type { Json } from '../hcl/evaluate.ts';

/** The condition cannot be evaluated here. */
export class UnknownResult extends Error {}

/** Terraform would stop with an error, which `can` turns into false. */
export class ConditionFailure extends Error {}

export function isRecord(value: Json | undefined): value is { [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Calls one of Terraform's functions. Throws `UnknownResult` for those that are not here. */
export function callFunction(name: string, args: Json[]): Json {
  const [first = null, second = null] = args;
  switch (name) {
    case 'length':
      return typeof first === 'string' ? [...first].length : entriesOf(first).length;
    case 'contains':
      return entriesOf(first).some((item) => JSON.stringify(item) === JSON.stringify(second));
    case 'alltrue':
      return entriesOf(first).every((item) => item === true);
    case 'anytrue':
      return entriesOf(first).some((item) => item === true);
    case 'values':
      return entriesOf(first);
    case 'keys':
      return isRecord(first) ? Object.keys(first) : fail();
    case 'flatten':
      return flatten(entriesOf(first));
    case 'distinct':
    case 'toset':
      return [...new Map(entriesOf(first).map((item) => [JSON.stringify(item), item])).values()];
    case 'coalesce':
      return args.find((item) => item !== null && item !== '') ?? fail();
    case 'floor':
      return typeof first === 'number' ? Math.floor(first) : fail();
    case 'pow':
      return Number(first) ** Number(second);
    case 'lower':
      return text(first).toLowerCase();
    case 'trimspace':
      return text(first).trim();
    case 'startswith':
      return text(first).startsWith(text(second));
    case 'endswith':
      return text(first).endsWith(text(second));
    case 'regex':
      return text(second).match(compile(text(first)))?.[0] ?? fail();
    default:
      throw new UnknownResult();
  }
}

function flatten(items: Json[]): Json[] {
  return items.flatMap((item) => (Array.isArray(item) ? flatten(item) : [item]));
}

function entriesOf(value: Json): Json[] {
  if (Array.isArray(value)) return value;
  return isRecord(value) ? Object.values(value) : fail();
}

function text(value: Json): string {
  return value === null || typeof value === 'object' ? fail() : String(value);
}

// Terraform's patterns are RE2's; what JavaScript cannot read stays unknown.
function compile(pattern: string): RegExp {
  try {
    return new RegExp(pattern, 'u');
  } catch {
    try {
      return new RegExp(pattern);
    } catch {
      throw new UnknownResult();
    }
  }
}

function fail(): never {
  throw new ConditionFailure();
}
