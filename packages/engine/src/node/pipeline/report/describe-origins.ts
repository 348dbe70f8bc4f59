import type { BodyRecord } from '../../plan/page/page-record.ts';
import type { ThirdPartyKind } from '../../render/html/third-party-origins.ts';

/** Further origins are counted, not listed. */
const NAMED = 6;
const WORDS: Readonly<Record<ThirdPartyKind, string>> = {
  frame: 'frames',
  image: 'images',
  media: 'videos and sounds',
};

/**
 * Third-party requests of the pages: `images of https://a.test (3 pages)`; empty for a self-contained site.
 */
export function describeOrigins(bodies: Iterable<BodyRecord>): string[] {
  const pages = new Map<ThirdPartyKind, Map<string, number>>();
  for (const { info } of bodies)
    for (const { kind, origin } of info.foreign ?? []) {
      const counts = pages.get(kind) ?? new Map<string, number>();
      pages.set(kind, counts.set(origin, (counts.get(origin) ?? 0) + 1));
    }
  return (Object.keys(WORDS) as ThirdPartyKind[]).flatMap((kind) => {
    const found = [...(pages.get(kind) ?? [])].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
    if (found.length === 0) return [];
    const named = found
      .slice(0, NAMED)
      .map(([origin, count]) => `${origin} (${count} ${count === 1 ? 'page' : 'pages'})`);
    const more = found.length > NAMED ? [`${found.length - NAMED} more`] : [];
    return [`readers' browsers ask other hosts for ${WORDS[kind]}: ${[...named, ...more].join(', ')}`];
  });
}
