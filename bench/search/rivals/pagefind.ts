import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { STOP_WORDS } from '#search/shared/words.ts';
import { gzipSize } from '../../sizes/gzip-size.ts';
import { importRival } from './install-rivals.ts';
import type { CreateRivals, Rival, RivalDocument } from './rival.ts';

interface PagefindIndex {
  addHTMLFile(file: {
    readonly url: string;
    readonly content: string;
  }): Promise<{ readonly errors: string[] }>;
  writeFiles(options: { readonly outputPath: string }): Promise<{ readonly errors: string[] }>;
}
interface PagefindMaker {
  createIndex(options: object): Promise<{ readonly index?: PagefindIndex }>;
  close(): Promise<unknown>;
}
interface PagefindClient {
  options(options: object): Promise<void>;
  init(): Promise<void>;
  destroy(): Promise<void>;
  search(text: string): Promise<{
    readonly results: readonly { data(): Promise<{ readonly url: string }> }[];
  }>;
}

/** Results whose bodies are fetched, as our box shows them. */
const SHOWN = 10;

/** A file for each record, with titles that count ten times. It reads chunks of its index on demand. */
export const createPagefind: CreateRivals = async ({ documents, folder }) => {
  const output = path.join(folder, 'pagefind');
  await writeIndex(documents, folder, output);
  const read = createReader();
  globalThis.fetch = read.fetch;
  const sizes = await Promise.all(
    (await readdir(output, { recursive: true })).map(async (file) => {
      const found = await stat(path.join(output, file));
      return found.isFile() ? found.size : 0;
    }),
  );
  const rival: Rival = {
    name: 'Pagefind',
    scripts: gzipSize(await readFile(path.join(output, 'pagefind.js'))),
    index: sizes.reduce((sum, size) => sum + size, 0),
    async open() {
      read.forget();
      const client = await loadClient(output);
      // Its initial files load with the first search.
      await client.search('zzzz');
      return {
        takeBytes: read.takeBytes,
        async search(text) {
          const words = text.split(/\s+/).filter((word) => !STOP_WORDS.has(word.toLowerCase()));
          const { results } = await client.search(words.length > 0 ? words.join(' ') : text);
          const shown = await Promise.all(results.slice(0, SHOWN).map((result) => result.data()));
          return shown.map(({ url }) => decodeURI(url));
        },
      };
    },
  };
  return [rival];
};

async function writeIndex(
  documents: readonly RivalDocument[],
  folder: string,
  output: string,
): Promise<void> {
  const maker = (await importRival(folder, 'pagefind/lib/index.js')) as unknown as PagefindMaker;
  const { index } = await maker.createIndex({ forceLanguage: 'en' });
  if (index === undefined) throw new Error('Pagefind made no index');
  for (const document of documents) {
    const { errors } = await index.addHTMLFile({ url: document.url, content: toHtml(document) });
    if (errors.length > 0) throw new Error(`Pagefind did not take \`${document.url}\`: ${errors.join(', ')}`);
  }
  await index.writeFiles({ outputPath: output });
  await maker.close();
}

function toHtml({ title, page, text, synonyms }: RivalDocument): string {
  const toText = (value: string): string => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<html lang="en"><head><title>${toText(title)}</title></head><body><h1 data-pagefind-weight="10">${toText(title)}</h1><p data-pagefind-weight="5">${toText(synonyms)}</p><p data-pagefind-weight="2">${toText(page)}</p><p>${toText(text)}</p></body></html>`;
}

/** Answers requests from files and counts their bytes. */
function createReader() {
  let bytes = 0;
  return {
    async fetch(request: unknown): Promise<Response> {
      const file = fileURLToPath(new URL(String(request)).href.replace(/[?#].*$/, ''));
      const data = await readFile(file);
      // Most of its files are already compressed.
      bytes += Math.min(data.length, gzipSize(data));
      return new Response(new Uint8Array(data));
    },
    takeBytes(): number {
      const taken = bytes;
      bytes = 0;
      return taken;
    },
    forget(): void {
      bytes = 0;
    },
  };
}

let loads = 0;

/** Loads the browser module, each time as on a new page. */
async function loadClient(output: string): Promise<PagefindClient> {
  const root = { getAttribute: () => 'en' };
  Object.assign(globalThis, {
    document: { querySelector: () => root, documentElement: root },
    window: globalThis,
    location: new URL('https://site.example/'),
  });
  const url = `${pathToFileURL(path.join(output, 'pagefind.js')).href}?load=${loads++}`;
  const client: PagefindClient = await import(url);
  await client.options({ basePath: `${pathToFileURL(output).href}/`, baseUrl: '/' });
  await client.init();
  return client;
}
