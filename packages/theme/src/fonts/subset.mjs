// Generates the site's font files and fonts.css from the fontsource packages: `node theme/fonts/subset.mjs`.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { measureFont } from './measure.mjs';

const require = createRequire(import.meta.url);
const OUT = import.meta.dirname;

/** Printable ASCII, and the dashes, quotes, and symbols of English pages, for the first words of a page. */
const TEXT = `${range(0x20, 0x7e)}\u00a0©·×–—‘’“”…↑↓−`;
/** Latin-1 (no soft hyphen) and rare symbols. Anything else uses the fallback font. */
const MORE = without(`${range(0xa0, 0xac)}${range(0xae, 0xff)}ıŒœ‚„•‹›€™`, TEXT);
/** Characters of words in italics; a page that starts with some waits for their font. */
const PROSE = `${range(0x61, 0x7a)}${range(0x41, 0x5a)}${range(0x30, 0x39)} \u00a0!"%&'()+,-./:;?–—‘’“”…`;
/** A few characters beyond ASCII; lines of file trees use the fallback, which is as wide. */
const CODE = `${range(0x20, 0x7e)}\u00a0§°±·×äöüéè–—‘’“”…`;

/** Mean advance of Arial, and of the metric-compatible Liberation Sans, by measure.mjs, in em. */
const ARIAL_ADVANCE = 0.4402;

/** Features that browsers apply by default, and tabular digits: unused features would add glyphs. */
const FEATURES = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'tnum'];
/** Tables that browsers do not need for horizontal text without combining marks. */
const UNREAD = ['BASE', 'GDEF', 'STAT'];

/** Fonts with `isFirst` are inlined in the stylesheet, so a page is laid out with them at once. */
const FONTS = [
  {
    family: 'Source Sans 3',
    fallback: 'Source Sans 3 Fallback',
    // Metric-compatible with each other, so the same metrics apply to all of them.
    locals: ['Arial', 'Liberation Sans', 'Arimo', 'Helvetica'],
    source: '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
    file: 'source-sans-3.woff2',
    text: TEXT,
    weights: { min: 400, max: 600 },
    isFirst: true,
    fallbackAdvance: ARIAL_ADVANCE,
  },
  {
    family: 'Source Sans 3',
    source: '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
    file: 'source-sans-3-more.woff2',
    text: MORE,
    weights: { min: 400, max: 600 },
    // Browsers load it when they encounter one of its characters.
    isAsked: true,
  },
  {
    family: 'Source Sans 3',
    source: '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-italic.woff2',
    file: 'source-sans-3-italic.woff2',
    style: 'italic',
    text: PROSE,
    weights: 400,
  },
  {
    family: 'Source Sans 3',
    source: '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-italic.woff2',
    file: 'source-sans-3-italic-more.woff2',
    style: 'italic',
    text: without(TEXT + MORE, PROSE),
    weights: 400,
    isAsked: true,
  },
  {
    family: 'Source Code Pro',
    fallback: 'Source Code Pro Fallback',
    locals: ['Menlo', 'DejaVu Sans Mono', 'Courier New'],
    source: '@fontsource-variable/source-code-pro/files/source-code-pro-latin-wght-normal.woff2',
    file: 'source-code-pro.woff2',
    text: CODE,
    // Strong code uses this font with an outline, see styles/base.css: a second weight would add 4.3 kB
    // before each first frame.
    weights: 400,
    standsFor: { min: 400, max: 600 },
    isFirst: true,
    // Menlo and DejaVu Sans Mono: 1233 of 2048 units; Courier New 1229.
    fallbackAdvance: 0.602,
  },
];

const rules = [];
for (const font of FONTS) {
  const truetype = await subset(font);
  const woff2 = await subsetFont(truetype, font.text, { keepFeatures: FEATURES, targetFormat: 'woff2' });
  const metrics = measureFont(truetype);
  writeFileSync(path.join(OUT, font.file), woff2);
  rules.push(renderFace(font));
  if (font.fallback !== undefined) rules.push(renderFallback(font, metrics));
  console.warn(`${font.file}: ${woff2.length} bytes, mean advance ${metrics.advance.toFixed(4)} em`);
}
const header =
  '/* Made by subset.mjs: the files, and system fonts stretched to the same space until they are there. */';
writeFileSync(path.join(OUT, 'fonts.css'), `${header}\n${rules.join('\n')}`);

/**
 * Creates a TrueType font of a subset of characters and weights. Kerning is that of the lightest weight: the
 * differences of other weights, a hundredth of a letter, are in GDEF, which makes the text font 5 % larger.
 * GDEF is dropped in a second step, because the first one reads it.
 */
async function subset({ source, text, weights }) {
  const font = readFileSync(require.resolve(source));
  const options = { keepFeatures: FEATURES, targetFormat: 'truetype' };
  const light = await subsetFont(font, text, { ...options, variationAxes: { wght: weights } });
  return subsetFont(light, text, { ...options, dropTables: UNREAD });
}

function renderFace({
  family,
  file,
  weights,
  standsFor = weights,
  text,
  isAsked = false,
  isFirst = false,
  style = 'normal',
}) {
  const weight = typeof standsFor === 'number' ? standsFor : `${standsFor.min} ${standsFor.max}`;
  return rule([
    `font-family: "${family}"`,
    `src: url("./${file}${isFirst ? '?inline' : ''}")`,
    `font-weight: ${weight}`,
    ...(style === 'normal' ? [] : [`font-style: ${style}`]),
    'font-display: swap',
    ...(isAsked ? [`unicode-range:${renderRange(text)}`] : []),
  ]);
}

/** `size-adjust` equalizes the length of lines; the overrides, relative to it, their height. */
function renderFallback({ fallback, locals, fallbackAdvance }, { advance, ascent, descent, lineGap }) {
  const scale = advance / fallbackAdvance;
  return rule([
    `font-family: "${fallback}"`,
    `src: ${locals.map((name) => `local("${name}")`).join(', ')}`,
    `size-adjust: ${percent(scale)}`,
    `ascent-override: ${percent(ascent / scale)}`,
    `descent-override: ${percent(descent / scale)}`,
    `line-gap-override: ${percent(lineGap / scale)}`,
  ]);
}

function rule(declarations) {
  return `@font-face {\n${declarations.map((line) => `  ${line};\n`).join('')}}\n`;
}

/** Formats the code points of a text as a CSS `unicode-range`, with runs of adjacent ones merged. */
function renderRange(text) {
  const runs = [];
  for (const code of [...text].map((letter) => letter.codePointAt(0)).sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last?.to === code - 1) last.to = code;
    else runs.push({ from: code, to: code });
  }
  const name = (code) => code.toString(16).toUpperCase();
  const names = runs.map(({ from, to }) => `U+${name(from)}${to === from ? '' : `-${name(to)}`}`);
  return wrap(names.join(', '));
}

/** Wraps a long value as the formatter does. */
function wrap(value) {
  return `\n${value.replace(/(.{1,105}[,;]?)(?: |$)/g, '    $1\n').trimEnd()}`;
}

function without(text, letters) {
  return [...text].filter((letter) => !letters.includes(letter)).join('');
}

function percent(value) {
  return `${(value * 100).toFixed(2).replace(/\.?0+$/, '')}%`;
}

function range(from, to) {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
}
