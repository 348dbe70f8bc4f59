import { expect, test } from 'vitest';
import { BuildError } from '../errors/build-error.ts';
import { decodeText } from './decode-text.ts';

function fail(data: Uint8Array): BuildError {
  try {
    decodeText(data, 'content/docs/a.mdx');
  } catch (error) {
    if (error instanceof BuildError) return error;
  }
  throw new Error('no build error');
}

test('text stays as it is, its byte order mark as well', () => {
  expect(decodeText(Buffer.from('\uFEFF# Größe 😀 \uFFFD\n'), 'a.md')).toBe('\uFEFF# Größe 😀 \uFFFD\n');
});

test('what is no UTF-8 is told with its file, its line and what to do', () => {
  const cases: [data: Uint8Array, message: string, line: number][] = [
    [Buffer.from('# Title\n\nGr\u00f6\u00dfe\n', 'latin1'), 'the file is not UTF-8 text', 3],
    [Buffer.from('\uFEFF# Title\n', 'utf16le'), 'the file is UTF-16 text', 1],
    [Buffer.from('# Title\n', 'utf16le'), 'the file holds a zero byte, as no text does', 1],
    [Buffer.from([0x89, 0x50, 0x4e, 0x47]), 'the file is not UTF-8 text', 1],
  ];
  for (const [data, message, line] of cases) {
    const { message: told, position, hint } = fail(data);
    expect(told).toBe(message);
    expect(position).toMatchObject({ file: 'content/docs/a.mdx', line });
    expect(hint).toContain('Save it as UTF-8');
  }
});
