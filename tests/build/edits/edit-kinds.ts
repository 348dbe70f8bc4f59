import type { Random } from '../../random.ts';
import { createConfig, createImage, createModule, createPage } from './fixture.ts';
import type { ReferenceBuild } from './twin-sites.ts';

/** Changes the sites and says what it did. */
export type Edit = (sites: ReferenceBuild, random: Random) => string;

const DOC_FOLDERS = ['content/docs', 'content/docs/guides', 'content/docs/tools'];
const FOLDERS = [...DOC_FOLDERS, 'content/i18n/ar/docs/guides'];
const NAMES = ['one', 'two', 'three', 'four', 'five', '02-six'];
const IMAGES = ['box.svg', 'ball.svg', '_hidden.svg'];
const WORDS = ['Alpha', 'Beta', 'Gamma', 'Delta'];

const BLOCKS = [
  'Plain words.',
  '## Part',
  '## Another part {#part}',
  'See [one](./one.mdx) and [it](/docs/guides/one).',
  'See [two](../guides/two.mdx#part) and [two](/docs/guides/two).',
  'See [four](/docs/tools/four), [home](/) and [news](/blog/news).',
  '![Box](./box.svg)',
  '![Ball](./ball.svg) beside a text, and [the same](./ball.svg).',
  '![Logo](/logo.svg)',
  '<Include src="includes/note.mdx" />',
  'Version [[versions.tool]].',
  'An <Term id="arn">ARN</Term>.',
  '<Badge>new</Badge>',
  '```hcl\nmodule "key" {\n  source = "git::git@github.com:gruntwork-io/terraform-aws-service-catalog.git//modules/key?ref=v1.2.3"\n  name   = "a"\n}\n```',
  '```js title="a.js"\nconst a = 1;\n```',
  '[Bucket](/docs/reference/services/data/bucket), [module](../../../catalog/modules/key/README.md)',
] as const;

function makePage(random: Random): string {
  const head = [
    `title: ${random.pick(WORDS)}`,
    ...(random.oneIn(3) ? [`tags: [${random.pick(['first', 'second', 'third'])}]`] : []),
    ...(random.oneIn(4) ? [`slug: ${random.pick(['moved', '/docs-moved', 'one', 'two'])}`] : []),
    ...(random.oneIn(5) ? [`sidebar_position: ${random.below(4)}`] : []),
    ...(random.oneIn(4) ? [`description: About ${random.pick(WORDS)}.`] : []),
    ...(random.oneIn(9) ? [`${random.pick(['draft', 'unlisted', 'hide_title'])}: true`] : []),
  ];
  return createPage(
    head,
    Array.from({ length: 1 + random.below(4) }, () => random.pick(BLOCKS)),
  );
}

function list(sites: ReferenceBuild, pattern: RegExp): string[] {
  return [...sites.files.keys()].filter((file) => pattern.test(file)).sort();
}

function write(sites: ReferenceBuild, file: string, text: string): string {
  const verb = sites.files.has(file) ? 'edit' : 'add';
  sites.write(file, text);
  return `${verb} ${file}: ${JSON.stringify(text)}`;
}

const DOCS = /^content\/docs\/.*\.mdx?$/;
const ANY_PAGE = /^content\/(?:docs|blog|i18n\/ar\/docs)\/.*\.mdx?$/;

const editPage: Edit = (sites, random) => write(sites, random.pick(list(sites, ANY_PAGE)), makePage(random));

const appendToPage: Edit = (sites, random) => {
  const file = random.pick(list(sites, ANY_PAGE));
  return write(sites, file, `${sites.files.get(file)}\n${random.pick(BLOCKS)}\n`);
};

const addPage: Edit = (sites, random) =>
  write(sites, `${random.pick(FOLDERS)}/${random.pick(NAMES)}.mdx`, makePage(random));

const movePage: Edit = (sites, random) => {
  const from = random.pick(list(sites, DOCS));
  const to = `${random.pick(DOC_FOLDERS)}/${random.pick(NAMES)}.mdx`;
  const text = sites.files.get(from) ?? '';
  sites.remove(from);
  const route = from.replace(/^content\/docs|\.mdx?$/g, '').replace(/\/index$/, '/');
  const keepsRoute = random.oneIn(2) && !text.includes('\nslug:');
  return `move ${from}: ${write(sites, to, keepsRoute ? text.replace('---\n', `---\nslug: ${route}\n`) : text)}`;
};

const removePage: Edit = (sites, random) => {
  const file = random.pick(list(sites, ANY_PAGE));
  sites.remove(file);
  return `remove ${file}`;
};

const writeImage: Edit = (sites, random) =>
  write(sites, `${random.pick(FOLDERS)}/${random.pick(IMAGES)}`, createImage(10 + random.below(80)));

const removeImage: Edit = (sites, random) => {
  const file = list(sites, /^content\/.*\.svg$/)[0];
  if (file === undefined) return writeImage(sites, random);
  sites.remove(file);
  return `remove ${file}`;
};

const writeStatic: Edit = (sites, random) => {
  const files = ['logo.svg', 'files/list.txt', 'one.svg', '.well-known/security.txt', 'robots.txt'];
  return write(sites, `static/${random.pick(files)}`, createImage(10 + random.below(80)));
};

const removeStatic: Edit = (sites, random) => {
  const file = list(sites, /^static\//)[0];
  if (file === undefined) return writeStatic(sites, random);
  sites.remove(file);
  return `remove ${file}`;
};

/** A file of the same size and time. */
const replaceUnseen: Edit = (sites, random) => {
  const file = random.pick(list(sites, /^(?:static|catalog)\/.*\.(?:svg|txt|tf)$/));
  const text = (sites.files.get(file) ?? '').replace(/[a-z\d](?=[^a-z\d]*$)/, String(random.below(10)));
  sites.writeUnseen(file, text);
  return `replace ${file} unseen: ${JSON.stringify(text)}`;
};

const editData: Edit = (sites, random) => {
  const number = random.below(9);
  const choices: readonly (readonly [string, string])[] = [
    ['content/data/versions.yaml', `tool: '1.2.${number}'\nother: '4.5.6'\n`],
    ['content/data/versions.yaml', `tool: '1.2.3'\nother: '4.5.${number}'\nthird: '1'\n`],
    ['content/data/glossary.yaml', `- id: arn\n  term: ARN\n  definition: Name ${number}.\n`],
    ['content/data/company.yaml', `region: eu-west-${number}\n`],
    ['content/includes/note.mdx', `${random.pick(BLOCKS)} Note ${number}.\n`],
    ['content/blog/authors.yaml', `ann:\n  name: Ann ${number}\n  title: Writer\n`],
  ];
  return write(sites, ...random.pick(choices));
};

const editSidebars: Edit = (sites, random) => {
  const all = "{ type: 'autogenerated', dirName: '.' }";
  const guides = "{ type: 'autogenerated', dirName: 'guides' }";
  const label = random.pick(WORDS);
  const text = random.pick([
    `export default { docs: [${all}] };\n`,
    `export default { docs: [{ type: 'category', label: '${label}', items: [${guides}] }] };\n`,
    `export default { ${label.toLowerCase()}: [${guides}, { type: 'link', label: '${label}', href: '/docs/' }] };\n`,
    `export default { docs: [{ type: 'category', label: 'All', link: { type: 'generated-index', slug: '/docs/all' }, items: [${all}] }] };\n`,
    `import { readFileSync } from 'node:fs';\nconst label = readFileSync('config/tagline.txt', 'utf8').trim();\nexport default { docs: [{ type: 'category', label, items: [${all}] }] };\n`,
  ]);
  return write(
    sites,
    random.pick(['content/sidebars.ts', 'content/sidebars.ts', 'content/i18n/ar/sidebars.ts']),
    text,
  );
};

const editConfig: Edit = (sites, random) => {
  const text = createConfig({
    label: random.pick(WORDS),
    head: random.pick(['a', 'b']),
    text: random.pick(['Skip', 'Jump']),
    code: random.pick(['theme.codeTheme', '[plain, ...colors.toReversed()]']),
  });
  return write(sites, 'site.config.ts', text);
};

const editConfigParts: Edit = (sites, random) => {
  const word = random.pick(WORDS);
  const choices: readonly (readonly [string, string])[] = [
    ['config/tagline.txt', `${word}.\n`],
    [
      'config/footer.ts',
      `export const footer = { columns: [{ title: '${word}', items: [{ label: 'Home', to: '/' }] }] };\n`,
    ],
    ['content/i18n/ar/site.ts', `export default { title: '${word}' };\n`],
  ];
  return write(sites, ...random.pick(choices));
};

const editRedirects: Edit = (sites, random) => {
  const list = ['/old', '/older', '/docs/was'].filter(() => random.oneIn(2));
  const rules = list.map(
    (from) => `{ from: '${from}', to: '${random.pick(['/docs/', '/docs/guides/one'])}' }`,
  );
  return write(sites, 'content/redirects.ts', `export default [${rules.join(', ')}];\n`);
};

const editCatalog: Edit = (sites, random) => {
  const word = random.pick(WORDS);
  const services = list(sites, /^catalog\/services\/.*\/main\.tf$/);
  const service = random.pick(services).replace(/\/main\.tf$/, '');
  const choices: readonly (readonly [string, string])[] = [
    ['catalog/version', `v1.2.${random.below(9)}\n`],
    ['catalog/modules/key/main.tf', createModule(`${word} of the key.`, undefined)],
    ['catalog/modules/key/README.md', `# ${word}\n\nMakes a key.\n`],
    [`${service}/main.tf`, createModule(`${word} of the service.`, '../../../modules/key')],
    [`${service}/README.md`, `# ${word}\n\nText.\n\n## Notes\n\nSee [one](/docs/guides/one).\n`],
    ['catalog/services/net/gate/main.tf', createModule(`${word} of the gate.`, undefined)],
  ];
  return write(sites, ...random.pick(choices));
};

const moveService: Edit = (sites, random) => {
  const from = random.pick(list(sites, /^catalog\/services\/.*\/main\.tf$/)).replace(/\/main\.tf$/, '');
  const to = `catalog/services/${random.pick(['data', 'net', 'app'])}/${random.pick(['bucket', 'gate'])}`;
  if (from === to) return 'nothing';
  for (const file of list(sites, new RegExp(`^${from}/`))) {
    const text = sites.files.get(file) ?? '';
    sites.remove(file);
    sites.write(to + file.slice(from.length), text);
  }
  return `move ${from} to ${to}`;
};

const removeOutput: Edit = (sites) => {
  sites.removeOutput();
  return 'remove a published file';
};

/** Edits after which theme and components are compiled anew. */
const editModules: Edit = (sites, random) => {
  const number = random.below(90);
  const choices: readonly (readonly [string, string])[] = [
    ['content/docs/guides/values.json', `{ "list": [${number}] }\n`],
    ['content/docs/guides/start.ts', `export const start = ${number};\n`],
    ['theme/mark.ts', `export const mark = 'ours ${number}';\n`],
    [
      'theme/components.tsx',
      `export function Badge({ children }) {\n  return <b>${number} {children}</b>;\n}\n`,
    ],
    ['theme/more.css', `.own { margin: ${number}px; }\n`],
    ['theme/dot.svg', createImage(number)],
  ];
  return write(sites, ...random.pick(choices));
};

/** What leads to nothing that is missing. */
const SOUND_BLOCKS = BLOCKS.filter((block) => !/svg|four|news|Term|^##|\(\.{1,2}\//.test(block));

function makeBlocks(random: Random): string {
  const heading = random.oneIn(6) ? [`## ${random.pick(WORDS)}`] : [];
  const blocks = Array.from({ length: 1 + random.below(4) }, () => random.pick(SOUND_BLOCKS));
  return [...heading, ...blocks].map((block) => `\n${block}\n`).join('');
}

/** Writes the text of a page anew; its headings stay most of the time, since others link to them. */
const editText: Edit = (sites, random) => {
  const file = random.pick(list(sites, /^content\/docs\/.*\.mdx$/));
  const [head = ''] = /^---[\s\S]*?\n---\n/.exec(sites.files.get(file) ?? '') ?? [];
  const kept = (sites.files.get(file) ?? '').match(/^## .*$/gm) ?? [];
  const headings = random.oneIn(8) ? [] : new Set(kept);
  return write(sites, file, [head, makeBlocks(random), ...headings, ''].join('\n'));
};

const addText: Edit = (sites, random) => {
  const name = `${random.pick(DOC_FOLDERS)}/${random.pick(NAMES)}-more.mdx`;
  return write(sites, name, `---\ntitle: ${random.pick(WORDS)}\n---\n${makeBlocks(random)}`);
};

/** Mostly edits of texts alone, of a site in one language. */
export const PLAIN_EDITS: typeof EDITS = [
  [editText, 70],
  [replaceUnseen, 4],
  [editData, 4],
  [editRedirects, 3],
  [editCatalog, 3],
  [writeStatic, 2],
  [removeOutput, 3],
  [addText, 3],
];

/** Kinds of edits with how often each comes. */
export const EDITS: readonly (readonly [edit: Edit, weight: number])[] = [
  [editPage, 10],
  [appendToPage, 10],
  [addPage, 8],
  [movePage, 8],
  [removePage, 6],
  [writeImage, 8],
  [removeImage, 4],
  [writeStatic, 5],
  [removeStatic, 3],
  [replaceUnseen, 5],
  [editData, 8],
  [editSidebars, 6],
  [editConfig, 3],
  [editConfigParts, 6],
  [editRedirects, 5],
  [editCatalog, 8],
  [moveService, 4],
  [removeOutput, 2],
  [editModules, 3],
];

/** Edits of what the bundler compiles. */
export const COMPILED_EDITS: ReadonlySet<Edit> = new Set([editModules, editConfig]);
