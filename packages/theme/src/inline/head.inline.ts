// Runs in the head, before the first paint: what depends on storage is right from the first frame.

import { resolveColorMode } from '../behaviours/color-mode/resolve-color-mode.ts';
import { THEME_KEY } from '../behaviours/storage-keys.ts';
import { readStored } from './read-stored.ts';

const root = document.documentElement;
const { colorMode } = JSON.parse(document.getElementById('_site-data')?.textContent || '{}');
root.dataset.js = '';
root.dataset.theme = resolveColorMode({
  defaultMode: 'light',
  respectPrefersColorScheme: false,
  ...colorMode,
  stored: readStored(THEME_KEY),
  prefersDark: matchMedia('(prefers-color-scheme: dark)').matches,
});
