import { expect, test } from 'vitest';
import type { PagePlan } from '../../plan/page/page-plan.ts';
import type { BodyInfo } from '../../plan/page/page-record.ts';
import type { DevSite } from './dev-site.ts';
import { createPageWarnings } from './page-warnings.ts';

const INFO: BodyInfo = {
  ...{ toc: [], hasTitle: false, parts: [], lookups: [], assets: [], files: [], problems: [] },
  ids: ['own'],
  links: [
    ['/docs/b#anything', null],
    ['#own', null],
    ['#not', null],
    ['/docs/gone', null],
  ],
};

test('a page is checked without a look at the others', () => {
  const site = {
    get pages(): never {
      throw new Error('the pages are not to be gone through for one of them');
    },
    routes: new Set(['/docs/a', '/docs/b']),
    files: new Set(),
    env: { baseUrl: '/' },
    loaded: { config: { config: { onBrokenLinks: 'warn', onBrokenAnchors: 'warn' } } },
  } as unknown as DevSite;
  const plan = {
    key: 'content/docs/a.mdx',
    route: '/docs/a',
    view: { url: '/docs/a' },
    body: { type: 'component', name: 'X', props: {} },
  } as unknown as PagePlan;
  const warnings = createPageWarnings();
  const text = warnings.ofPage(site, plan, INFO).join('\n');
  expect(text).toContain('`/docs/gone` does not exist');
  expect(text).toContain('`#not` names an anchor that this page does not have');
  expect(text).not.toContain('anything');
  expect(text).not.toContain('#own');
  expect(warnings.ofPage(site, plan, INFO)).toEqual([]);
});
