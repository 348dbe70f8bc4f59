import { isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { readPlainYaml } from './plain-yaml.ts';

/** What most samples are. */
const PLAIN = [
  'a: b',
  'a:\n  b: c\n  d: e\n',
  '# Words\n\na: 1 # more\nb: "x: # y"\n',
  '- a\n- b: c\n  d: [e, f, 1]\n',
  'a:\n- b\n- c: 1\n  d:\n  - 2\ne: true',
  'run: |\n  x: [\n\n    y\n  # z\n\nname: |-\n  e',
  'a: { b: 392m, c: "d, e", f-g: 6.30.4 }\nh: {}\ni: []',
  'a:\nb:\n  # nothing\nc: registry/x:1.2.3',
  'jobs:\n  a:\n    env:\n      B: "{{ c }}"\n    steps:\n      - uses: d/e@v4\n        with: { f: 41 }\n',
];

/** What others have, what YAML refuses, and what it takes for something else than it looks like. */
const BITS = [
  ...[
    '\t',
    ' ',
    '  ',
    ':',
    ': ',
    '- ',
    '#',
    ' #',
    '\n',
    '\n\n',
    '"',
    "'",
    '{',
    '}',
    '[',
    ']',
    ',',
    '|',
    '|\n',
  ],
  ...[
    '>',
    '&a ',
    '*a',
    '!',
    '!!str ',
    '%',
    '@',
    '`',
    '---\n',
    '...',
    'null',
    '~',
    'true',
    '0o17',
    '0x1F',
    '1e3',
  ],
  ...[
    '1.5',
    '-1',
    '.5',
    '2024-01-01',
    '?',
    '? ',
    'a: b',
    'key:',
    '- - a',
    '<<: ',
    '\\',
    'é',
    '\r\n',
    '\n   \n',
  ],
  ...[
    '  x',
    '\n- a',
    '\nb: c',
    '=',
    'yes',
    '012',
    '.inf',
    '$',
    '__proto__: 1',
    'a:\n',
    'x: y: z',
    '1_000',
    'False',
  ],
];

/** The value that the parser has for a text; `undefined` for one that is not valid, or several. */
function parse(text: string): readonly [unknown] | undefined {
  const documents = parseAllDocuments(text, { prettyErrors: false });
  const [document, ...others] = Array.isArray(documents) ? documents : [];
  return document === undefined || document.errors.length + others.length > 0 ? undefined : [document.toJS()];
}

function expectSame(text: string): boolean {
  const value = readPlainYaml(text);
  if (value === undefined) return false;
  const parsed = parse(text);
  const isSame = isDeepStrictEqual(parsed, [value]) && JSON.stringify(parsed) === JSON.stringify([value]);
  if (!isSame) expect([text, [value]]).toEqual([text, parsed]);
  return true;
}

it.each(PLAIN)('%j is read without the parser, and is the same', (text) => {
  expect(expectSame(text)).toBe(true);
});

it.each([
  ...[
    'a: b: c',
    'a: 1\na: 2',
    'a:\n\tb: 1',
    'a: "b',
    'a:\n  b: 1\n c: 2',
    'a: [b',
    'a: {b: 1, b: 2}',
    'a: @b',
  ],
  ...[
    'a: b\n  c',
    'a: |\n b\n   \n',
    'a: 1.10',
    'a: 0o7',
    'a: 1e3',
    'a: ~',
    'a: Null',
    'a: .inf',
    'a: *b',
    'a: &b c',
  ],
  ...[
    'a: !!str 1',
    '--- 1',
    'a: 1\n---\nb: 2',
    '? a',
    '<<: { a: 1 }',
    'a: "\\n"',
    "a: 'it''s'",
    '__proto__: 1',
    '',
  ],
  ...[
    'a: >\n  b',
    'a: |2\n  b',
    'a: é',
    'a: 2024-01-01',
    'true: 1',
    '- - a',
    '-\n  a',
    'a: - b',
    'a: %b',
    'a: `b`',
  ],
])('%j is left to the parser', (text) => {
  expect(readPlainYaml(text)).toBeUndefined();
});

it('nothing is taken that the parser refuses, or has another value for', () => {
  let seed = 7;
  const choose = (below: number): number => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (seed >> 8) % below;
  };
  let taken = 0;
  for (let round = 0; round < 20_000; round++) {
    let text = PLAIN[choose(PLAIN.length)] ?? '';
    for (let change = choose(3); change >= 0; change--) {
      const at = choose(text.length + 1);
      const lines = text.split('\n');
      const kind = choose(4);
      if (kind === 0) text = text.slice(0, at) + text.slice(at + 1 + choose(3));
      else if (kind === 1)
        text = lines.toSpliced(choose(lines.length), 0, lines[choose(lines.length)] ?? '').join('\n');
      else text = text.slice(0, at) + (BITS[choose(BITS.length)] ?? '') + text.slice(at);
    }
    if (expectSame(text)) taken++;
  }
  expect(taken).toBeGreaterThan(2_000);
});
