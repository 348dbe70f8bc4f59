// Runs in the head, before the first paint: what depends on storage is right from the first frame, and so are its letters.

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
  // What the page was written with.
  dataset.theme as ColorMode,
);

// Chromium decodes the fonts of a stylesheet beside the first layout that needs them, which is then made with others; those
// that are asked for here are there when the body has been read.
document.fonts.load('1em "Source Sans 3", "Source Code Pro"');

const entry = document.querySelector<HTMLLinkElement>('[rel=entry]');
// Bundles that open from a folder have scripts of their own.
if (entry !== null) startPage(entry, dataset);
