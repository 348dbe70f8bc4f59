import { expect, test } from 'vitest';
import { createPlainCorpus } from '../corpus/plain-corpus.ts';
import { mergeOutcomes, type PeerOutcomes } from './results.ts';
import { peers } from './run-peers.ts';
import { formatTable } from './write-report.ts';

const pages = createPlainCorpus(60);

test.each(peers)('the site of $name has all words of the corpus, and exact versions', (peer) => {
  const site = peer.createSite(pages);
  for (const { file, title } of pages) {
    const text = site[`${peer.content}/${file}`] ?? '';
    expect(text).toContain(`title: ${JSON.stringify(title)}`);
    expect(peer.toUrl(file)).toMatch(/^\/docs\/[\w/-]+$/);
  }
  expect(new Set(pages.map(({ file }) => peer.toUrl(file))).size).toBe(pages.length);
  for (const version of Object.values(peer.packages)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
});

const outcomes = (name: string, stages: PeerOutcomes['stages']): PeerOutcomes => ({
  name,
  packages: { engine: '1.0.0' },
  stages,
});
const cold = (value: number) => ({ figures: [{ name: 'cold build', value, unit: 'ms' as const }] });

test('the table says how many times a figure is that of the first engine, what failed and what was not tried', () => {
  const load = {
    figures: [
      { name: 'fonts', value: 0, unit: 'bytes' as const },
      { name: 'styles', value: 1000, unit: 'bytes' as const },
    ],
  };
  const endless = {
    figures: [{ name: 'styles', value: 5000, unit: 'bytes' as const, isLeast: true as const }],
  };
  const table = formatTable({
    slow: outcomes('Slow', { cold: cold(90_000), load: { failure: 'no page' } }),
    own: outcomes('Own', { cold: cold(4000), load }),
    equal: outcomes('Equal', { cold: cold(4400), load }),
    half: outcomes('Half', { load: { failure: 'no page' } }),
    endless: outcomes('Endless', { load: endless }),
  });
  expect(table.split('\n')).toEqual([
    '|  | Own | Slow | Equal | Half | Endless |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    '| Cold build | 4.00 s | 90.00 s (×23) | 4.40 s (×1.1) |  |  |',
    '| Styles | 1.0 kB | failed | 1.0 kB (×1.0) | failed | over 5.0 kB (×5.0) |',
  ]);
});

test('what is measured again takes the place of what was there; other versions start anew', () => {
  const earlier = outcomes('Own', { cold: cold(1), load: { failure: 'no page' } });
  expect(mergeOutcomes(earlier, outcomes('Own', { cold: cold(2) })).stages).toEqual({
    cold: cold(2),
    load: { failure: 'no page' },
  });
  const newer = { ...outcomes('Own', { cold: cold(3) }), packages: { engine: '2.0.0' } };
  expect(mergeOutcomes(earlier, newer)).toEqual(newer);
});
