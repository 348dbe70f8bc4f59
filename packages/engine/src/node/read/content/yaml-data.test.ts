import { expect, it } from 'vitest';
import { z } from 'zod';
import { BuildError, BuildErrors } from '../../errors/build-error.ts';
import { parseYamlData } from './yaml-data.ts';

const schema = z.strictObject({ names: z.array(z.string()), size: z.number().optional() });

function fail(text: string): { message: string; line: number | undefined }[] {
  try {
    parseYamlData({ text, file: 'content/data/a.yaml', schema, subject: 'list' });
    return [];
  } catch (error) {
    const errors = error instanceof BuildErrors ? error.errors : [error];
    return errors.map((each) =>
      each instanceof BuildError
        ? { message: each.message, line: each.position.line }
        : { message: String(each), line: undefined },
    );
  }
}

it('gives the value, and errors about it with the line of what they name', () => {
  const { value, fail: failAt } = parseYamlData({ text: 'names:\n  - a\n  - b\n', file: 'a.yaml', schema });
  expect(value).toEqual({ names: ['a', 'b'] });
  expect(failAt(['names', 1], 'twice', 'Take one out.').position.line).toBe(3);
  expect(failAt(['names', 7, 'x'], 'gone', 'Add it.').position.line).toBe(1);
});

it('tells of all wrong values, each with its line', () => {
  expect(fail('names:\n  - a\n  - 1\nsize: x\n')).toMatchObject([
    { message: expect.stringContaining('list `names.1`'), line: 3 },
    { message: expect.stringContaining('list `size`'), line: 4 },
  ]);
});

it('tells where the text is no YAML', () => {
  expect(fail('names: ["a\n')[0]).toMatchObject({
    message: expect.stringContaining('list is not valid YAML'),
    line: 2,
  });
});
