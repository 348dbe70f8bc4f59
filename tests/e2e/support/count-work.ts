import type { Page } from '@playwright/test';

/** What a page does between two moments; counts are the same on every machine. */
export interface Work {
  /** Calls of functions of the site's scripts. */
  readonly calls: number;
  /** Nodes that came or went, and changes of texts and attributes. */
  readonly mutations: number;
}

/** Counts what the scripts of a page do until `act` is over. */
export async function countWork(page: Page, act: () => Promise<void>): Promise<Work> {
  const session = await page.context().newCDPSession(page);
  await session.send('Profiler.enable');
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  const mutations = await page.evaluateHandle(() => {
    const counted = { count: 0 };
    const observer = new MutationObserver((records) => {
      for (const { type, addedNodes, removedNodes } of records)
        counted.count += type === 'childList' ? addedNodes.length + removedNodes.length : 1;
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    return counted;
  });
  await act();
  const { result } = await session.send('Profiler.takePreciseCoverage');
  const counts = result
    .filter(({ url }) => url.includes('/assets/'))
    .flatMap(({ functions }) => functions.map(({ ranges }) => ranges[0]?.count ?? 0));
  await session.detach();
  return {
    calls: counts.reduce((sum, count) => sum + count, 0),
    mutations: (await mutations.jsonValue()).count,
  };
}
