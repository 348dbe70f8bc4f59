import type { Json } from '../hcl/evaluate.ts';
import { fail, UnknownResult } from './failures.ts';
import { type Functions, isRecord, toItems, toKeys, toNumber, toText, toWhole } from './values.ts';

export const TEXT_FUNCTIONS: Functions = {
  lower: ([text]) => toText(text).toLowerCase(),
  upper: ([text]) => toText(text).toUpperCase(),
  title: ([text]) => toText(text).replace(/(?<=^|\s)\p{L}/gu, (letter) => letter.toUpperCase()),
  trimspace: ([text]) => toText(text).trim(),
  trim: ([text, set]) => trim(trim(toText(text), toText(set), 'start'), toText(set), 'end'),
  trimprefix: ([text, prefix]) =>
    toText(text).startsWith(toText(prefix)) ? toText(text).slice(toText(prefix).length) : toText(text),
  trimsuffix: ([text, suffix]) =>
    toText(text).endsWith(toText(suffix)) && suffix !== ''
      ? toText(text).slice(0, -toText(suffix).length)
      : toText(text),
  chomp: ([text]) => toText(text).replace(/[\r\n]+$/, ''),
  startswith: ([text, prefix]) => toText(text).startsWith(toText(prefix)),
  endswith: ([text, suffix]) => toText(text).endsWith(toText(suffix)),
  strcontains: ([text, part]) => toText(text).includes(toText(part)),
  strrev: ([text]) => [...toText(text)].reverse().join(''),
  split: ([separator, text]) => toText(text).split(toText(separator)),
  join: ([separator, ...lists]) => lists.flatMap(toItems).map(toText).join(toText(separator)),
  substr: ([text, offset, length]) => substr([...toText(text)], toWhole(offset), toWhole(length)),
  format: ([pattern, ...values]) => format(toText(pattern), values),
  jsonencode: ([value]) =>
    JSON.stringify(sortKeys(value ?? null)).replace(
      /[<>&]/g,
      (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
    ),
  jsondecode: ([text]) => decodeJson(toText(text)),
  base64decode: ([text]) => decodeBase64(toText(text)),
};

function trim(text: string, set: string, side: 'start' | 'end'): string {
  const signs = new Set(set);
  const all = [...text];
  const kept = (sign: string): boolean => !signs.has(sign);
  const at = side === 'start' ? all.findIndex(kept) : all.findLastIndex(kept);
  if (at < 0) return '';
  return (side === 'start' ? all.slice(at) : all.slice(0, at + 1)).join('');
}

function substr(signs: string[], offset: number, length: number): string {
  const start = offset < 0 ? Math.max(0, signs.length + offset) : offset;
  return signs.slice(start, length < 0 ? undefined : start + length).join('');
}

/** Verbs used in messages and conditions; others have an unknown result. */
function format(pattern: string, values: Json[]): string {
  let next = 0;
  return pattern.replace(/%(?:(%)|(0?)(\d*)(\D))/g, (_, percent, zero, width, verb) => {
    if (percent !== undefined) return '%';
    if (next >= values.length) return fail();
    const value = values[next++] ?? null;
    return formatValue(verb, value).padStart(Number(width || 0), zero === '0' ? '0' : ' ');
  });
}

function formatValue(verb: string, value: Json): string {
  if (verb === 's' || verb === 'v') return typeof value === 'object' ? JSON.stringify(value) : toText(value);
  if (verb === 'd') return String(Math.trunc(toNumber(value)));
  if (verb === 'q') return JSON.stringify(toText(value));
  throw new UnknownResult();
}

/** Terraform writes an object's attributes sorted by name. */
function sortKeys(value: Json): Json {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (!isRecord(value)) return value;
  return Object.fromEntries(toKeys(value).map((key) => [key, sortKeys(value[key] ?? null)]));
}

function decodeJson(text: string): Json {
  try {
    return JSON.parse(text);
  } catch {
    return fail();
  }
}

function decodeBase64(text: string): string {
  const isBase64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(text);
  if (!isBase64) fail();
  const bytes = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return fail();
  }
}
