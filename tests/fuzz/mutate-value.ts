import type { Random } from '../random.ts';

/** What a config may hold as far as JSON can write it. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

const HOSTILE: readonly Json[] = [
  null,
  true,
  false,
  0,
  -1,
  1e308,
  2.5,
  '',
  ' ',
  '\0',
  '\n',
  '/',
  '//',
  '//evil.example',
  '..',
  '../..',
  '/../../x',
  '%2e%2e/%2e%2e/x',
  '%',
  '/%',
  '\\',
  'index',
  '/index',
  '404',
  '/docs',
  '/docs/',
  'CON',
  'a'.repeat(300),
  '\uD800',
  '😀',
  'javascript:alert(1)',
  'JaVa\tScript:alert(1)',
  'data:text/html,x',
  'http://',
  'https://[',
  'mailto:',
  '*',
  '/a/*',
  '/:a/b',
  '[',
  '(',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{',
  '$%{x}',
  '__proto__',
  'constructor',
  'toString',
  [],
  {},
  [[]],
  [null],
  { type: 'doc' },
  { type: 'constructor' },
  { __proto__x: 1 },
];

/** Changes a value in a few places: leaves, keys, whole branches. */
export function mutateValue(value: Json, random: Random): Json {
  let mutated = value;
  for (let left = 1 + random.below(3); left > 0; left--) mutated = change(mutated, random);
  return mutated;
}

function change(value: Json, random: Random): Json {
  const isBranch = typeof value === 'object' && value !== null;
  if (!isBranch || random.oneIn(12)) return random.pick(HOSTILE);
  if (Array.isArray(value)) return changeList(value, random);
  const entries = Object.entries(value);
  if (entries.length === 0)
    return { [random.pick(['type', 'items', 'label', 'constructor'])]: random.pick(HOSTILE) };
  const at = random.below(entries.length);
  const changed = entries.flatMap(([key, own], index): [string, Json][] => {
    if (index !== at) return [[key, own]];
    if (random.oneIn(10)) return [];
    if (random.oneIn(10)) return [[`${key}x`, own]];
    return [[key, change(own, random)]];
  });
  return Object.fromEntries(changed);
}

function changeList(list: readonly Json[], random: Random): Json {
  if (list.length === 0) return [random.pick(HOSTILE)];
  const at = random.below(list.length);
  const before = list.slice(0, at);
  const after = list.slice(at + 1);
  const item = list[at] ?? null;
  switch (random.below(8)) {
    case 0:
      return [...before, ...after];
    case 1:
      return [...before, item, item, ...after];
    case 2:
      return [...before, { type: 'category', label: 'Nested', items: list }, ...after];
    default:
      return [...before, change(item, random), ...after];
  }
}
