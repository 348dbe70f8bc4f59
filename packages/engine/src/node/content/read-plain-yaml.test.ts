import { expect, it } from 'vitest';
import { parse, parseDocument } from 'yaml';
import { readPlainYaml } from './read-plain-yaml.ts';

it.each([
  'title: "Share the: listener # 1"\ndescription: "It’s – “done”, `a_b`."',
  'title: Plain words\nslug: /guides/vpc\nsidebar_position: 12\ndraft: true\nunlisted: false',
  "title: It's (not) a-b_c 1.2",
  'tags: [aws, "two words", vpc-1]\nkeywords: [one]',
  'title: ""',
])('reads as the YAML parser does: %j', (yaml) => {
  const value = readPlainYaml(yaml);
  expect(value).toBeDefined();
  expect(value).toEqual(parse(yaml));
});

it.each([
  '',
  'title: true-ish: no',
  'title: True',
  'title: NULL',
  'title: ~',
  'title: 1.5',
  'title: 012',
  'title: 0x1f',
  'title: -1',
  'title: a # b',
  'title: a ',
  'title: "a\\n"',
  'title: "a" # b',
  "title: 'a'",
  'title: |\n  text',
  'title: a\n  b',
  'title: a\ntitle: b',
  'title:',
  'title: &a b',
  'title: *a',
  'title: !!str a',
  'title: [a, [b]]',
  'title: {a: b}',
  'tags: []',
  'tags: [a, ]',
  'tags: [a, true]',
  'tags: [1]',
  '# remark\ntitle: a',
  '"title": a',
  'a:b',
  'title: a\r',
  'title: "a\tb"',
  '__proto__: a',
])('leaves to the YAML parser: %j', (yaml) => {
  expect(readPlainYaml(yaml)).toBeUndefined();
});

it('whatever it reads is what the YAML parser reads', () => {
  let state = 7;
  const below = (end: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * end);
  };
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  const pieces = [
    ...'ab1 _-./()\'",:#[]{}&*!|>%@`~?\\=+\té…',
    'true',
    'null',
    'no',
    '.inf',
    '1e3',
    '2024-05-31',
    ': ',
    ' #',
    ', ',
  ];
  let read = 0;
  for (let trial = 0; trial < 20_000; trial++) {
    const make = () => Array.from({ length: below(5) }, () => pick(pieces)).join('');
    const shape = pick([
      (text: string) => text,
      (text: string) => `"${text}"`,
      (text: string) => `[${text}]`,
      (text: string) => `a${text}`,
    ]);
    const yaml = Array.from({ length: 1 + below(2) }, (_, at) => `key_${'ab'[at]}: ${shape(make())}`).join(
      '\n',
    );
    const value = readPlainYaml(yaml);
    if (value === undefined) continue;
    read++;
    const document = parseDocument(yaml, { schema: 'core', prettyErrors: false });
    expect(document.errors, yaml).toEqual([]);
    expect(value, yaml).toEqual(document.toJS());
  }
  expect(read).toBeGreaterThan(2_000);
});
