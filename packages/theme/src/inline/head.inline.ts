// Runs in the head, before the first paint, so that everything that depends on storage is right from the
// first frame, and so are its fonts.

import { type ColorMode, resolveColorMode } from '../behaviors/color-mode/resolve-color-mode.ts';
import { THEME_KEY } from '../behaviors/storage-keys.ts';
import { readStored } from './read-stored.ts';
import { startPage } from './start-page.ts';

const { dataset } = document.documentElement;
dataset.js = '';
const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
dataset.theme = resolveColorMode(
  readStored(THEME_KEY),
  'followsSystem' in dataset ? system : undefined,
  // The mode in the page's HTML.
  dataset.theme as ColorMode,
);

// Chromium decodes a stylesheet's fonts in parallel with the first layout that needs them, which then uses
// fallbacks; fonts requested here are ready when the body has been parsed.
document.fonts.load('1em "Source Sans 3", "Source Code Pro"');

const entry = document.querySelector<HTMLLinkElement>('[rel=entry]');
// Bundles that open from a folder have separate scripts.
if (entry !== null) startPage(entry, dataset);
