import type { FuzzSite } from '../fuzz-site.ts';
import { mutateText } from '../mutate-text.ts';
import type { Trial } from '../trial.ts';
import { showFiles } from './pages.ts';

const SEEDS = [
  'title: A page\ndescription: About it.\nslug: /a/b\nsidebar_label: A\nsidebar_position: 2\n',
  'title: "Quoted: yes"\ntags: [one, two, { label: Three, permalink: /three }]\nkeywords:\n  - a\n  - b\n',
  'id: own\ntitle: >\n  Folded\n  words\nhide_title: true\nhide_table_of_contents: false\ntoc_min_heading_level: 2\ntoc_max_heading_level: 5\n',
  'draft: false\nunlisted: true\nlast_update: { date: 2024-02-29, author: Ann }\ncustom_edit_url: null\nimage: /pixel.svg\n',
] as const;

/** What YAML is made of, and what has led out of folders. */
const WORDS = [
  'slug: ',
  'slug: "%2e%2e/%2e%2e/x"',
  'slug: ../../x',
  'slug: /../x',
  'slug: "\\u0000"',
  'slug: index',
  'slug: CON',
  `slug: ${'a'.repeat(300)}`,
  'slug: "\\ud800"',
  'slug: //evil.example',
  'slug: /%',
  'slug: /a?b#c',
  'slug: /docs/',
  'id: ../x',
  'id: index',
  'title: ',
  'title: null',
  'title: [a]',
  'title: {a: b}',
  'title: "<script>alert(1)</script>"',
  'title: "</title><script>alert(1)</script>"',
  'description: "\\"><script>alert(1)</script>"',
  'tags: [../x]',
  'tags: ["%2e%2e"]',
  'tags: [{ label: x, permalink: ../../x }]',
  'tags: x',
  'image: ../../.env',
  'image: javascript:alert(1)',
  'custom_edit_url: javascript:alert(1)',
  'last_update: { date: 2024-02-31 }',
  'sidebar_position: .nan',
  'sidebar_position: .inf',
  'sidebar_position: 1e400',
  'toc_min_heading_level: 9',
  '&a [*a]',
  '&a',
  '*a',
  '<<: *a',
  '!!js/function',
  '!!binary x',
  '!!set {a}',
  '? ',
  ': ',
  '- ',
  '|',
  '>',
  '"',
  "'",
  '{',
  '}',
  '[',
  ']',
  '#',
  '%YAML 1.2\n',
  '---\n',
  '...\n',
  '\t',
  '2024-01-01',
  '0x10',
  '0o7',
  '~',
  'yes',
  'constructor: x',
  '__proto__: x',
  'toString: x',
  'unknown: x',
] as const;

/** Heads of pages. */
export function createFrontmatterTrial(site: FuzzSite): Trial {
  return {
    name: 'frontmatter',
    weight: 4,
    async run(random) {
      const files = Object.fromEntries(
        Array.from({ length: 3 }, (_, n) => [
          `content/docs/found/f${n}.mdx`,
          `---\n${mutateText(random.pick(SEEDS), WORDS, random)}---\n\nText.\n`,
        ]),
      );
      const { broken } = await site.attempt(files);
      return broken.map((fault) => `${fault}\n${showFiles(files, fault)}`);
    },
  };
}
