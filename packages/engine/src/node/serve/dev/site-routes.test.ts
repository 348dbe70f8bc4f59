import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { createSiteRoutes, type SiteRoutesOptions } from './site-routes.ts';

test('a page says how many changes were known before it was looked for: one that came meanwhile may be missing in it', async () => {
  const said: string[] = [];
  const renderer = {
    revision: '1',
    renderPage: async (_site: unknown, _plan: unknown, own: string) => {
      said.push(own);
      throw new Error('rendered');
    },
  };
  const look = <T>(found: T) => {
    renderer.revision = '2';
    return Promise.resolve(found);
  };
  const routes = createSiteRoutes({
    ...{ siteDir: '/site', staticDirectory: 'static', baseUrl: '/' },
    source: {
      findPage: () => look({ route: '/docs' }),
      get: () => look({ notFound: {}, loaded: { locales: [] } }),
    },
    renderer,
  } as unknown as SiteRoutesOptions);
  const request = { url: '/docs', headers: {} } as IncomingMessage;
  await expect(routes.answer(request, {} as ServerResponse)).rejects.toThrow('rendered');
  renderer.revision = '1';
  await expect(routes.sendMissing(request, {} as ServerResponse)).rejects.toThrow('rendered');
  expect(said).toEqual(['1', '1']);
});
