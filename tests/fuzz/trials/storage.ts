import { createGa4Hits } from '#engine/client/analytics/ga4-hits.ts';
import { createRecentHits } from '#search/client/box/recent-hits.ts';
import { resolveColorMode } from '#theme/behaviors/color-mode/resolve-color-mode.ts';
import { isAnnouncementDismissed } from '#theme/behaviors/notices/announcement-state.ts';
import { mutateText } from '../mutate-text.ts';
import type { Trial } from '../trial.ts';

const SEEDS = [
  '{"groups":{"a":true,"b":false},"scrollTop":120}',
  '{"client":"12.34","start":1700000000,"hits":3}',
  '[{"url":"/docs/a","title":"A","page":"A"},{"url":"/docs/b#c","title":"C","page":"B","version":"1.0"}]',
  'dark',
  'true',
  'release-2',
] as const;
const WORDS = [
  'null',
  '{}',
  '[]',
  '1e999',
  '"javascript:alert(1)"',
  '"//evil.example"',
  '"/\\\\evil.example"',
  '"__proto__":',
  '"constructor"',
  '{"groups":',
  '-0',
  '[[[[',
  '"<script>"',
];
/** What a link of the site may be. */
const INSIDE = /^\/(?![/\\])/;

/** Values of the browser's storage, as extensions, other programs and earlier versions leave them. */
export function createStorageTrial(): Trial {
  return {
    name: 'storage',
    weight: 60,
    run(random) {
      const seed = random.pick(SEEDS);
      const text = random.oneIn(10) ? mutateText('', WORDS, random) : mutateText(seed, WORDS, random);
      try {
        return findFaults(text).map((fault) => `${fault}\n  ${JSON.stringify(text)}`);
      } catch (error) {
        return [`${error instanceof Error ? error.stack : error}\n  ${JSON.stringify(text)}`];
      }
    },
  };
}

function findFaults(text: string): string[] {
  const storage = { getItem: () => text, setItem: () => undefined, removeItem: () => undefined };
  Object.assign(globalThis, { window: { localStorage: storage, sessionStorage: storage } });
  const faults: string[] = [];
  const mode = resolveColorMode(text, 'light');
  if (mode !== 'light' && mode !== 'dark') faults.push(`color mode ${mode}`);
  if (isAnnouncementDismissed({ id: 'release-3', storedId: text, dismissed: text }))
    faults.push('another announcement counts as dismissed');
  const places = createRecentHits('/', 'en');
  for (const list of ['recent', 'favourites'] as const) {
    const saved = places.read(list);
    faults.push(...saved.filter(({ url }) => !INSIDE.test(url)).map(({ url }) => `a link to ${url}`));
    places.save(list, { url: '/docs/x', title: 'X', page: 'X' });
    places.remove(list, '/docs/x');
  }
  const kept = { get: () => text, set: () => undefined, remove: () => undefined };
  const config = { provider: 'ga4', trackingId: 'G-FUZZ', anonymizeIp: true } as const;
  const toHit = createGa4Hits(config, kept, { language: 'en', screen: '1x1' });
  const first = toHit({ url: 'https://fuzz.example/', title: 'Fuzz', referrer: '' });
  const second = toHit({ url: 'https://fuzz.example/b', title: 'Fuzz', referrer: '' });
  if (!(Number(second.get('_s')) === Number(first.get('_s')) + 1))
    faults.push(`hits ${first.get('_s')} and ${second.get('_s')}`);
  return faults;
}
