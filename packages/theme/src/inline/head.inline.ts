// Runs in the head, before the first paint: what depends on storage is right from the first frame, and so are its letters.

import { type ColorMode, resolveColorMode } from '../behaviours/color-mode/resolve-color-mode.ts';
import { THEME_KEY } from '../behaviours/storage-keys.ts';
import { readStored } from './read-stored.ts';
import { startPage } from './start-page.ts';

const { dataset } = document.documentElement;
dataset.js = '';
dataset.theme = resolveColorMode({
  // What the page was written with.
  defaultMode: dataset.theme as ColorMode,
  respectPrefersColorScheme: 'followsSystem' in dataset,
  stored: readStored(THEME_KEY),
  prefersDark: matchMedia('(prefers-color-scheme: dark)').matches,
});

// Chromium decodes the fonts of a stylesheet beside the first layout that needs them, which is then made with others; those
// that are asked for here are there when the body has been read.
document.fonts.load('1em "Source Sans 3", "Source Code Pro"');

const entry = document.querySelector<HTMLLinkElement>('[rel=entry]');
// Bundles that open from a folder have scripts of their own.
if (entry !== null) startPage(entry);
