import { expect, test } from 'vitest';
import { isRecord, readStored } from './stored-value.ts';

const isNumbers = (value: unknown): value is { readonly count: number } =>
  isRecord(value) && typeof value.count === 'number';

const read = (text: string | null) => readStored({ get: () => text }, 'key', isNumbers);

test('a value of the wanted form is read', () => {
  expect(read('{"count":1}')).toEqual({ count: 1 });
});

test.each([null, '', '{', '1', 'null', '[]', '"{}"', '{}', '{"count":"1"}'])(
  '%j counts as nothing',
  (text) => {
    expect(read(text)).toBeUndefined();
  },
);
