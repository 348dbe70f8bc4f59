import type { Json } from '../hcl/evaluate.ts';
import { fail } from './failures.ts';
import {
  type Functions,
  isEqual,
  isRecord,
  toDistinct,
  toItems,
  toKeys,
  toNumber,
  toText,
  toTruth,
  toWhole,
} from './values.ts';

export const COLLECTION_FUNCTIONS: Functions = {
  length: ([value]) => (typeof value === 'string' ? [...value].length : toItems(value).length),
  contains: ([list, value = null]) => toItems(list).some((item) => isEqual(item, value)),
  alltrue: ([list]) => toItems(list).every((item) => item !== null && toTruth(item)),
  anytrue: ([list]) => toItems(list).some((item) => item !== null && toTruth(item)),
  keys: ([map]) => toKeys(map),
  values: ([map]) => toKeys(map).map((key) => (isRecord(map) ? (map[key] ?? null) : fail())),
  lookup: ([map, key, fallback]) => {
    const name = toText(key);
    if (!isRecord(map)) return fail();
    return (Object.hasOwn(map, name) ? map[name] : fallback) ?? fail();
  },
  merge: (maps) =>
    Object.assign({}, ...maps.map((map) => (map === null ? {} : isRecord(map) ? map : fail()))),
  zipmap: ([keys, values]) => {
    const items = toItems(values);
    return Object.fromEntries(toItems(keys).map((key, index) => [toText(key), items[index] ?? fail()]));
  },
  flatten: ([list]) => flatten(toItems(list)),
  concat: (lists) => lists.flatMap(toItems),
  compact: ([list]) => toItems(list).filter((item) => item !== null && item !== ''),
  distinct: ([list]) => toDistinct(toItems(list)),
  reverse: ([list]) => toItems(list).toReversed(),
  sort: ([list]) => toItems(list).map(toText).sort(),
  slice: ([list, start, end]) => {
    const items = toItems(list);
    const [from, to] = [toWhole(start), toWhole(end)];
    return from < 0 || to > items.length || from > to ? fail() : items.slice(from, to);
  },
  element: ([list, index]) => {
    const items = toItems(list);
    const at = toWhole(index);
    return items.length === 0 ? fail() : (items[((at % items.length) + items.length) % items.length] ?? null);
  },
  index: ([list, value = null]) => {
    const at = toItems(list).findIndex((item) => isEqual(item, value));
    return at < 0 ? fail() : at;
  },
  one: ([list]) => {
    const items = toItems(list);
    return items.length > 1 ? fail() : (items[0] ?? null);
  },
  chunklist: ([list, size]) => {
    const items = toItems(list);
    const step = toWhole(size) || items.length;
    const starts = Array.from(
      { length: step > 0 ? Math.ceil(items.length / step) : 0 },
      (_, at) => at * step,
    );
    return starts.map((start) => items.slice(start, start + step));
  },
  coalesce: (values) => values.find((value) => value !== null && value !== '') ?? fail(),
  coalescelist: (lists) => lists.find((list) => toItems(list).length > 0) ?? fail(),
  setunion: (sets) => toDistinct(sets.flatMap(toItems)),
  setintersection: (sets) =>
    toDistinct(toItems(sets[0])).filter((item) => sets.every((set) => isIn(item, set))),
  setsubtract: ([set, other]) => toDistinct(toItems(set)).filter((item) => !isIn(item, other)),
  toset: ([list]) => toDistinct(toItems(list)),
  tolist: ([list]) => toItems(list),
  tomap: ([map]) => (isRecord(map) ? map : fail()),
  tostring: ([value]) => (value === null ? null : toText(value)),
  tonumber: ([value]) => (value === null ? null : toNumber(value)),
  tobool: ([value]) => (value === null ? null : toTruth(value)),
  sensitive: ([value = null]) => value,
  nonsensitive: ([value = null]) => value,
};

function isIn(item: Json, set: Json | undefined): boolean {
  return toItems(set).some((other) => isEqual(other, item));
}

function flatten(items: Json[]): Json[] {
  return items.flatMap((item) => (Array.isArray(item) ? flatten(item) : [item]));
}
