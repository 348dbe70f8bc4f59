import { expect, it } from 'vitest';
import { findEdited } from './plan-edit.ts';
import type { BuildInputs } from './read-inputs.ts';

const doc = (file: string, hash: string) => ({ format: 'mdx', source: { file, hash } });
const KEYS = { inputsKey: 'now', getFrameKey: () => 'frame' };

/** A site of two texts of which the second has changed. */
function createInputs(manifest: Partial<BuildInputs['manifest']>): BuildInputs {
  const known = {
    ...{ complete: true, isIncomplete: false, warnings: [], frameKey: 'frame', bodiesKey: 'bodies' },
    texts: [
      ['a.mdx', '1'],
      ['b.mdx', '1'],
    ],
  };
  const docs = [doc('a.mdx', '1'), doc('b.mdx', '2')];
  const loaded = { docs, versions: [], locales: [], state: { bodiesKey: 'bodies' } };
  return { loaded, manifest: { ...known, ...manifest } } as unknown as BuildInputs;
}

const nameEdited = (manifest: Partial<BuildInputs['manifest']>): string[] =>
  findEdited(createInputs(manifest), KEYS).map(({ source }) => source.file);

it('an edit of a text is one page, whatever was warned of', () => {
  expect(nameEdited({})).toEqual(['b.mdx']);
  expect(nameEdited({ warnings: ['1 broken link on 1 page'] })).toEqual(['b.mdx']);
});

it.each([
  ['is not complete', { complete: false }],
  ['lacks what may be there now', { isIncomplete: true }],
  ['was made with another frame', { frameKey: 'other' }],
  ['was made of other bodies', { bodiesKey: 'other' }],
])('the whole site is looked at when what is published %s', (_, manifest) => {
  expect(nameEdited(manifest)).toEqual([]);
});
