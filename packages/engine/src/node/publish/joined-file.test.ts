import { expect, it } from 'vitest';
import { joinParts, type Part } from './joined-file.ts';

function part(key: string, text: string): Part {
  return { key, text };
}

/** A part that must not be rendered again. */
function known(key: string): Part {
  return {
    key,
    get text(): string {
      throw new Error(`\`${key}\` was made again`);
    },
  };
}

const read = ({ data }: { readonly data: Uint8Array }): string => new TextDecoder().decode(data);
const first = joinParts([part('a', 'Ä\n\n'), part('b', ''), part('c', 'C ')]);

it('puts a rule between texts', () => {
  expect(read(first)).toBe('Ä\n\n---\n\n\n\n---\n\nC\n');
});

it('takes what the last file had out of it, whatever the order, and makes the rest', () => {
  const parts = [known('c'), part('d', 'D'), known('a'), known('b')];
  const texts = [part('c', 'C'), part('d', 'D'), part('a', 'Ä'), part('b', '')];
  expect(read(joinParts(parts, first))).toBe(read(joinParts(texts)));
  expect(joinParts(parts, first).written).toEqual(joinParts(texts).written);
});

it('does not trust a file of another length', () => {
  const data = first.data.subarray(1);
  expect(read(joinParts([part('a', 'new')], { ...first, data }))).toBe('new\n');
});
