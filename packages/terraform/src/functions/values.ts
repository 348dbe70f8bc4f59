import type { Json } from '../hcl/evaluate.ts';
import { fail } from './failures.ts';

/** Terraform's functions by name. They throw a `ConditionFailure` for arguments that Terraform rejects. */
export type Functions = Readonly<Record<string, (args: Json[]) => Json>>;

export type JsonRecord = { [key: string]: Json };

export function isRecord(value: Json | undefined): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether Terraform's `==` holds: the order of an object's attributes is ignored. */
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

/** Returns the elements of a list, set or tuple, or the values of a map in key order. */
export function toItems(value: Json | undefined): Json[] {
  if (Array.isArray(value)) return value;
  return isRecord(value) ? toKeys(value).map((key) => value[key] ?? null) : fail();
}

export function toKeys(value: Json | undefined): string[] {
  return isRecord(value) ? Object.keys(value).sort() : fail();
}

/** Converts a string, number or boolean to a string. */
export function toText(value: Json | undefined): string {
  return value === undefined || value === null || typeof value === 'object' ? fail() : String(value);
}

/** Converts a number, or a numeric string. */
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

/** Returns the distinct values, in the order of first occurrence. */
export function toDistinct(items: Json[]): Json[] {
  return items.filter((item, index) => items.findIndex((other) => isEqual(other, item)) === index);
}
