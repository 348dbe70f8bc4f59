import type { FuzzSite, SiteFiles } from '../fuzz-site.ts';
import { mutateText } from '../mutate-text.ts';
import { readSeedPages } from '../seeds.ts';
import type { Trial } from '../trial.ts';
import { PAGE_WORDS } from './page-words.ts';

/** Texts of strangers, in the places where they come in. */
const PLACES = [
  ...Array.from({ length: 6 }, (_, n) => `content/docs/found/p${n}.mdx`),
  ...Array.from({ length: 5 }, (_, n) => `content/docs/found/m${n}.md`),
  'content/blog/2024-02-03-more.md',
  'catalog/modules/key/README.md',
  'catalog/services/data/bucket/README.md',
];
/** Builds of one set of texts: each leaves out what the one before found faulty. */
const MOST_BUILDS = 4;

/** Texts of pages and READMEs: builds what parses, and reads what comes out. */
export function createPagesTrial(site: FuzzSite): Trial {
  const seeds = readSeedPages();
  return {
    name: 'pages',
    weight: 6,
    async run(random) {
      let files: SiteFiles = Object.fromEntries(
        PLACES.map((file) => [file, mutateText(random.pick(seeds), PAGE_WORDS, random)]),
      );
      const faults: string[] = [];
      for (let left = MOST_BUILDS; left > 0; left--) {
        const { passed, faultyFiles, broken } = await site.attempt(files);
        faults.push(...broken.map((fault) => `${fault}\n${showFiles(files, fault)}`));
        if (passed || faultyFiles.length === 0) break;
        files = Object.fromEntries(Object.entries(files).filter(([file]) => !faultyFiles.includes(file)));
      }
      return faults;
    },
  };
}

/** The texts that a fault names, or all of them. */
export function showFiles(files: SiteFiles, fault: string): string {
  const named = Object.entries(files).filter(([file]) => {
    const name = file.replace(/^.*\/(.*)\.\w+$/, '$1');
    return fault.includes(`/${name}`) || fault.includes(`${name}.`);
  });
  const shown = named.length > 0 ? named : Object.entries(files);
  return shown.map(([file, text]) => `  ${file}: ${JSON.stringify(text)}`).join('\n');
}
