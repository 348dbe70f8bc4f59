// Generates the icon paths of pages and of the search from lucide-static (ISC): `node
// theme/icons/generate.mjs`.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Icon names of the theme, with Lucide's names. */
const ICONS = {
  'arrow-left': 'arrow-left',
  'arrow-right': 'arrow-right',
  'arrow-up': 'arrow-up',
  book: 'book-open',
  boxes: 'boxes',
  check: 'check',
  'check-circle': 'circle-check',
  'chevron-down': 'chevron-down',
  'chevron-right': 'chevron-right',
  close: 'x',
  cloud: 'cloud',
  code: 'code',
  copy: 'copy',
  danger: 'octagon-alert',
  database: 'database',
  edit: 'pen',
  external: 'arrow-up-right',
  file: 'file-text',
  flame: 'flame',
  folder: 'folder',
  'git-branch': 'git-branch',
  'graduation-cap': 'graduation-cap',
  info: 'info',
  key: 'key',
  layers: 'layers',
  'life-buoy': 'life-buoy',
  lightbulb: 'lightbulb',
  lock: 'lock',
  menu: 'menu',
  moon: 'moon',
  network: 'network',
  note: 'notebook-pen',
  refresh: 'refresh-cw',
  rocket: 'rocket',
  route: 'route',
  search: 'search',
  shield: 'shield-check',
  sun: 'sun',
  terminal: 'terminal',
  users: 'users',
  warning: 'triangle-alert',
  wrap: 'text-wrap',
};

/** Icons of the search box, in a separate file because only its scripts load them. */
const SEARCH_ICONS = {
  attribute: 'braces',
  close: 'x',
  input: 'log-in',
  module: 'box',
  nothing: 'search-x',
  output: 'log-out',
  page: 'file-text',
  problem: 'cloud-off',
  recent: 'history',
  search: 'search',
  section: 'hash',
  star: 'star',
  way: 'arrow-right',
};

/** Icons of code block buttons, which scripts add. */
const CODE_ICONS = { wrap: ICONS.wrap, copy: ICONS.copy, check: ICONS.check };

const folder = path.join(
  path.dirname(createRequire(import.meta.url).resolve('lucide-static/package.json')),
  'icons',
);

const root = path.join(import.meta.dirname, '..');
writeIcons(path.join(root, 'icons/icon-paths.ts'), 'iconPaths', ICONS);
writeIcons(path.join(root, 'icons/code-icon-paths.ts'), 'codeIconPaths', CODE_ICONS);
writeIcons(
  path.join(root, '../../search/src/client/results/search-icon-paths.ts'),
  'searchIconPaths',
  SEARCH_ICONS,
);

function writeIcons(target, constant, icons) {
  const text = [
    '// Made by generate.mjs from lucide-static (ISC license). Shapes on a 24 × 24 grid.',
    `export const ${constant} = {`,
    ...Object.entries(icons).map(([name, file]) => createLine(name, file)),
    '} as const;',
    '',
  ].join('\n');
  writeFileSync(target, text);
}

function createLine(name, file) {
  const svg = readFileSync(path.join(folder, `${file}.svg`), 'utf8');
  const inner = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(svg)?.[1];
  if (inner === undefined) throw new Error(`${file}.svg has no content`);
  const shapes = inner
    .replace(/\s*\n\s*/g, '')
    .replaceAll(' />', '/>')
    .trim();
  const key = name.includes('-') ? `'${name}'` : name;
  const line = `  ${key}: '${shapes}',`;
  // Matches the formatter: after a short key, a long string stays on its line.
  return line.length > 110 && key.length > 4 ? `  ${key}:\n    '${shapes}',` : line;
}
