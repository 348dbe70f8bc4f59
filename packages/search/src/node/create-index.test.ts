import { expect, test } from 'vitest';
import { type CreatedIndex, createIndex, type IndexState } from './create-index.ts';
import { createRecords, type SearchedPage, type SearchRecord } from './create-records.ts';
import { packIndex, unpackIndex } from './kept-index.ts';
import { createPageEntry } from './page-entry.ts';
import { readPageText } from './read-page-text.ts';

/** Numbers from 0 to `below`, the same ones each time. */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const SYLLABLES = 'ka lo mi ne ru sta vo cluster node gate key log network é 網'.split(' ');

/** A page as text, so that it can be compared and made again. */
interface Source {
  readonly route: string;
  readonly title: string;
  readonly isModule: boolean;
  readonly sections: readonly string[];
}

function createSource(random: (below: number) => number, number: number): Source {
  const createWord = () => Array.from({ length: 1 + random(3) }, () => SYLLABLES[random(14)]).join('');
  const createText = (words: number) => Array.from({ length: words }, createWord).join(' ');
  return {
    route: `/p${number}`,
    title: createText(1 + random(3)),
    isModule: random(4) === 0,
    sections: Array.from({ length: random(12) }, () => createText(5 + random(60))),
  };
}

const known = new Map<Source, SearchRecord[]>();

function toRecords(source: Source): SearchRecord[] {
  const records = known.get(source) ?? createSourceRecords(source);
  known.set(source, records);
  return records;
}

function createSourceRecords({ route, title, isModule, sections }: Source): SearchRecord[] {
  const html = sections.map((text, index) => `<h2 id="s${index}">${text.slice(0, 9)}</h2><p>${text}</p>`);
  const page: SearchedPage = {
    route,
    title,
    description: '',
    keywords: [],
    breadcrumbs: [],
    isModule,
    worth: 1,
    entry: createPageEntry(readPageText(`<p>${title}</p>${html.join('')}`)),
  };
  return createRecords(page, []);
}

function index(sources: readonly Source[], last?: { state: IndexState; sources: readonly Source[] }) {
  const read = { last: 0 };
  const created = createIndex({
    pageKeys: sources.map((source) => JSON.stringify(source)),
    getRecords: (page) => toRecords(sources[page] ?? createSource(() => 0, page)),
    last: last?.state,
    getLastRecords: (page) => {
      read.last++;
      const source = last?.sources[page];
      return source && toRecords(source);
    },
  });
  return { ...created, read };
}

const readAll = ({ files }: CreatedIndex) =>
  [...files].map(([name, { key, getText }]) => [name, key, getText()]);
/** As the state comes back from a file. */
const keep = (state: IndexState): IndexState => {
  const kept = unpackIndex('key', packIndex('key', state));
  expect(kept).toEqual(state);
  return kept ?? state;
};

test('after any edits an index has the bytes of one that is made of nothing', () => {
  const random = createRandom(7);
  let sources = Array.from({ length: 260 }, (_, number) => createSource(random, number));
  let { state } = index(sources);
  let taken = 0;
  for (let edit = 0; edit < 40; edit++) {
    const next = [...sources];
    for (let change = 0; change <= random(3); change++) {
      const at = random(next.length);
      const page = next[at] ?? createSource(random, at);
      const kind = random(10);
      if (kind === 0) next.splice(at, 1);
      else if (kind === 1) next.splice(at, 0, createSource(random, 1000 + edit));
      else if (kind === 2) next[at] = { ...createSource(random, 2000 + edit) };
      else if (kind === 3) next[at] = { ...page, sections: page.sections.slice(1) };
      else if (kind === 4) next[at] = { ...page, sections: [...page.sections, 'kamine rusta'] };
      else
        next[at] = { ...page, sections: page.sections.map((text, n) => (n === 0 ? `${text} voka` : text)) };
    }
    const warm = index(next, { state: keep(state), sources });
    if (warm.read.last > 0) taken++;
    expect(readAll(warm)).toEqual(readAll(index(next)));
    sources = next;
    state = warm.state;
  }
  // Most edits were made to the index that was there.
  expect(taken).toBeGreaterThan(20);
}, 120_000);

test('an edit changes the files that speak of it, and no others', () => {
  const random = createRandom(3);
  const sources = Array.from({ length: 400 }, (_, number) => createSource(random, number));
  const before = index(sources);
  const keys = new Map([...before.files].map(([name, { key }]) => [name, key]));
  const [first, ...others] = sources;
  if (first === undefined) throw new Error('there are no pages');
  const edited = [{ ...first, sections: [...first.sections.slice(0, -1), 'kamine rusta'] }, ...others];
  const after = index(edited, { state: keep(before.state), sources });
  const changed = [...after.files].filter(([name, { key }]) => keys.get(name) !== key);
  expect(changed.length).toBeGreaterThan(1);
  expect(changed.length).toBeLessThan(after.files.size / 3);
});

test('without the records of the last time an index is made of nothing', () => {
  const random = createRandom(5);
  const sources = Array.from({ length: 20 }, (_, number) => createSource(random, number));
  const { state } = index(sources);
  const edited = sources.map((source, number) => (number === 3 ? { ...source, title: 'kamine' } : source));
  const created = createIndex({
    pageKeys: edited.map((source) => JSON.stringify(source)),
    getRecords: (page) => toRecords(edited[page] ?? createSource(() => 0, page)),
    last: keep(state),
    getLastRecords: () => undefined,
  });
  expect(readAll(created)).toEqual(readAll(index(edited)));
});
