import { expect, test } from 'vitest';
import type { LoadedConfig } from '../../config/load-config.ts';
import { createStartKey } from './start-key.ts';

const LOADED = {
  config: { baseUrl: '/', staticDirectory: 'static', devHosts: [], title: 'Site' },
  inputs: ['/site/site.config.ts'],
  sources: [{ name: 'docs' }],
  theme: { body: 'b', document: 'd', client: 'c', texts: { en: { lang: 'en' } }, codeTheme: [] },
  bundler: undefined,
  settings: new Map(),
} as unknown as LoadedConfig;

function keyWith(changes: object): string {
  return createStartKey({ ...LOADED, ...changes });
}

test.each([
  ['a base URL', { config: { ...LOADED.config, baseUrl: '/docs/' } }],
  ['names of the server', { config: { ...LOADED.config, devHosts: ['docs.test'] } }],
  ['a file that the config imports', { inputs: [...LOADED.inputs, '/site/more.ts'] }],
  ['styles', { theme: { ...LOADED.theme, styles: ['./theme/tokens.css'] } }],
  ['a filled slot', { theme: { ...LOADED.theme, slots: { A: './b.tsx' } } }],
  ['components of a source', { sources: [{ name: 'docs', components: './c.tsx' }] }],
  ['folders of a source', { sources: [{ name: 'docs', watch: ['notes'] }] }],
  ['plugins', { bundler: { name: 'plugins', key: '1', plugins: () => [] } }],
])('%s asks for another start', (_, changes) => {
  expect(keyWith(changes)).not.toBe(keyWith({}));
});

test('titles, texts and colors of code do not', () => {
  const theme = { ...LOADED.theme, texts: { en: { lang: 'en', more: 'More' } }, head: [{ tag: 'meta' }] };
  expect(keyWith({ theme, config: { ...LOADED.config, title: 'Other' } })).toBe(keyWith({}));
});
