// biome-ignore-all lint/suspicious/noTemplateCurlyInString: templates of HCL look like JavaScript's
import { describe, expect, it } from 'vitest';
import { evaluate } from './evaluate.ts';
import { parseExpression, parseHcl, parseObjectItems } from './parser.ts';

function literalOf(code: string) {
  const { tree, errors } = parseExpression(code, 'x.tf');
  expect(errors).toEqual([]);
  return tree === undefined ? undefined : evaluate(tree);
}

function placesOf(code: string): string[] {
  return parseHcl(code, 'x.tf').errors.map(({ line, column }) => `${line}:${column}`);
}

describe('parsing a file', () => {
  it('keeps the blocks, labels and arguments in order', () => {
    const { body, errors } = parseHcl('a "b" c {\n  x = 1\n  d {}\n}\ny = 2\n', 'x.tf');
    expect(errors).toEqual([]);
    const [block, attribute] = body.items;
    expect(block).toMatchObject({ kind: 'block', type: 'a', labels: [{ value: 'b' }, { value: 'c' }] });
    expect(attribute).toMatchObject({ kind: 'attribute', name: 'y' });
  });

  it('goes on after a damaged block and reports every fault once', () => {
    const code = 'a {\n  x = [1 2]\n}\n\nb {\n  y = "open\n}\n\nc {\n  z = 1 2\n}\n\nd {}\n';
    const { body, errors } = parseHcl(code, 'x.tf');
    expect(errors.map(({ line, column }) => [line, column])).toEqual([
      [2, 10],
      [6, 7],
      [10, 9],
    ]);
    expect(body.items.at(-1)).toMatchObject({ kind: 'block', type: 'd' });
  });

  it('says what is wrong and what to do', () => {
    const [error] = parseHcl('a = `x`\n', 'x.tf').errors;
    expect(error).toEqual({
      message: 'The character ``` has no meaning here',
      file: 'x.tf',
      line: 1,
      column: 5,
      hint: 'Use a heredoc such as `<<EOT` for text of several lines',
    });
  });

  it('counts columns in characters, whatever they take in memory', () => {
    expect(placesOf('a = "😀é" oops\n')).toEqual(['1:10']);
    expect(placesOf('\ufeffa = "x" oops\n')).toEqual(['1:9']);
    expect(placesOf('a = 1\r\nb = oops oops\r\n')).toEqual(['2:10']);
  });

  it('refuses an argument that is set twice and names it', () => {
    expect(parseHcl('a = 1\na = 2\n', 'x.tf').errors[0]?.message).toBe('The argument `a` is already set');
  });

  it('points at the brace of a block that is never closed', () => {
    expect(placesOf('a {\n  x = 1\n')).toEqual(['1:3']);
  });
});

describe('literal values', () => {
  it.each([
    ['1.50', 1.5],
    ['-0.0', 0],
    ['12345678901234567890', '12345678901234567890'],
    ['-12345678901234567890', '-12345678901234567890'],
    ['9007199254740993', '9007199254740993'],
    ['1e3', 1000],
    ['0.1', 0.1],
    ['"a\\tb\\u00e9\\U0001F600"', 'a\tbé😀'],
    ['"$${a} %%{b} $$c"', '${a} %{b} $$c'],
    ['{ a = 1, "b c" : [true, null] }', { a: 1, 'b c': [true, null] }],
    ['((2))', 2],
  ])('%s is read exactly', (code, value) => {
    expect(literalOf(code)).toEqual(value);
  });

  it.each(['a.b', '"x${y}"', '[for x in y : x]', 'f(1)', '{ (a) = 1 }', '1 + 1'])(
    '%s is not a constant',
    (code) => {
      expect(literalOf(code)).toBeUndefined();
    },
  );

  it('dedents `<<-` by the least indented line that is not blank, and `<<` not at all', () => {
    expect(literalOf('<<-E\n    a\n\n      b\n   \n  E\n')).toBe('a\n\n  b\n   \n');
    expect(literalOf('<<E\n  a\\n\n  E\n')).toBe('  a\\n\n');
    expect(literalOf('<<-E\n\t\ta\n\tb\n  E\n')).toBe('\ta\nb\n');
  });

  it('keeps a key that JavaScript gives a meaning of its own', () => {
    expect(Object.keys(literalOf('{ __proto__ = 1, constructor = 2 }') ?? {})).toEqual([
      '__proto__',
      'constructor',
    ]);
  });
});

describe('fragments', () => {
  it('reads an expression with newlines around it', () => {
    expect(parseExpression('\n  a ? b : c\n', 'x').tree).toMatchObject({ kind: 'conditional' });
  });

  it('reads the items of an object', () => {
    expect(parseObjectItems('a = 1\n"b" : 2, c = 3\n', 'x').tree).toHaveLength(3);
  });

  it('gives no tree for half a fragment', () => {
    expect(parseExpression('a +', 'x').tree).toBeUndefined();
    expect(parseObjectItems('a = 1\nb', 'x').tree).toBeUndefined();
  });
});
