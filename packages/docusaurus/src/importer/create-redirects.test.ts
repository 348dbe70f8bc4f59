import { expect, it } from 'vitest';
import { createRedirects } from './create-redirects.ts';

it('asks programs for the old addresses of every page, and replaces neither pages nor what is listed', () => {
  const listed = [{ from: '/listed', to: '/2.0/listed' }];
  const toCurrent = (to: string) => (to.startsWith('/2.0/') ? to.replace('/2.0/', '/current/') : undefined);
  const toRoot = (to: string) => [to.replace('/2.0/', '/'), to.replace('/2.0', '/two')];
  const routes = ['/2.0/', '/2.0/intro', '/2.0/listed', '/intro'];
  expect(createRedirects(listed, [toCurrent, toRoot], routes).redirects).toEqual([
    { from: '/listed', to: '/2.0/listed' },
    { from: '/current/', to: '/2.0/' },
    { from: '/', to: '/2.0/' },
    { from: '/two/', to: '/2.0/' },
    { from: '/current/intro', to: '/2.0/intro' },
    { from: '/two/intro', to: '/2.0/intro' },
    { from: '/current/listed', to: '/2.0/listed' },
    { from: '/two/listed', to: '/2.0/listed' },
  ]);
});

it('leaves out what starts at the address of a page, as Docusaurus does', () => {
  const [hidden, kept] = [
    { from: '/guide/', to: '/new' },
    { from: '/old', to: '/new' },
  ];
  expect(createRedirects([hidden, kept], [], ['/guide', '/new'])).toEqual({
    redirects: [kept],
    hidden: [hidden],
  });
});
