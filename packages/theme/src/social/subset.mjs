// Generates the font files of social images: `node packages/theme/src/social/subset.mjs`. They are used at
// build time and never served.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const ASCII = range(0x20, 0x7e);
const SIGNS = '–—‘’“”…·‹›«»';

const FONTS = [
  {
    source: '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
    file: 'source-sans-3-bold.ttf',
    text: `${ASCII}${range(0xa0, 0x17f)}${SIGNS}`,
    options: { variationAxes: { wght: 700 } },
  },
  // Letters that the first font lacks come from others of the same family.
  ...[
    { part: 'latin-ext', text: `${range(0x100, 0x24f)}${range(0x1e00, 0x1eff)}` },
    { part: 'vietnamese', text: `\u01a0\u01a1\u01af\u01b0${range(0x1ea0, 0x1ef9)}` },
    { part: 'cyrillic', text: `${range(0x400, 0x45f)}\u0490\u0491` },
    { part: 'greek', text: range(0x370, 0x3ff) },
  ].map(({ part, text }) => ({
    source: `@fontsource-variable/source-sans-3/files/source-sans-3-${part}-wght-normal.woff2`,
    file: `source-sans-3-${part}-bold.ttf`,
    text,
    options: { variationAxes: { wght: 700 } },
  })),
  {
    // One font for a whole line: Arabic, Latin names in it, and direction marks.
    source: 'vazirmatn/fonts/ttf/Vazirmatn-Bold.ttf',
    file: 'vazirmatn-bold.ttf',
    text: `${ASCII}${range(0x600, 0x6ff)}${SIGNS}\u200c\u200d\u200f\u202b\u202c`,
    options: {},
  },
];

for (const { source, file, text, options } of FONTS) {
  const font = await subsetFont(readFileSync(require.resolve(source)), text, {
    ...options,
    targetFormat: 'truetype',
  });
  writeFileSync(path.join(import.meta.dirname, file), font);
  console.warn(`${file}: ${font.length} bytes`);
}

function range(from, to) {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
}
