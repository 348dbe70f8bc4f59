import type { Json } from '../hcl/evaluate.ts';
import { fail } from './failures.ts';

/** Terraform's functions by name. They throw a `ConditionFailure` for arguments that Terraform refuses. */
export type Functions = Readonly<Record<string, (args: Json[]) => Json>>;

export type JsonRecord = { [key: string]: Json };

export function isRecord(value: Json | undefined): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether Terraform's `==` holds: the order of an object's attributes means nothing. */
export function isEqual(a: Json, b: Json): boolean {
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => isEqual(item, b[index] ?? null));
  }
  if (!isRecord(a) || !isRecord(b)) return a === b;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isEqual(a[key] ?? null, b[key] ?? null))
  );
}

/** The elements of a list, set or tuple, or the values of a map in the order of their keys. */
export function toItems(value: Json | undefined): Json[] {
  if (Array.isArray(value)) return value;
  return isRecord(value) ? toKeys(value).map((key) => value[key] ?? null) : fail();
}

export function toKeys(value: Json | undefined): string[] {
  return isRecord(value) ? Object.keys(value).sort() : fail();
}

/** Text of a string, number or boolean. */
export function toText(value: Json | undefined): string {
  return value === undefined || value === null || typeof value === 'object' ? fail() : String(value);
}

/** A number, or a text that is one. */
export function toNumber(value: Json | undefined): number {
  const isText = typeof value === 'string' && /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(value);
  const number = isText ? Number(value) : value;
  return typeof number === 'number' && !Number.isNaN(number) ? number : fail();
}

export function toWhole(value: Json | undefined): number {
  const number = toNumber(value);
  return Number.isInteger(number) ? number : fail();
}

export function toTruth(value: Json | undefined): boolean {
  if (value === 'true') return true;
  if (value === 'false') return false;
  return typeof value === 'boolean' ? value : fail();
}

/** Each value once, in the order in which they first occur. */
export function toDistinct(items: Json[]): Json[] {
  return items.filter((item, index) => items.findIndex((other) => isEqual(other, item)) === index);
}
