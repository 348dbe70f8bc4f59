import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkBuiltFolder, createRulesReader } from '@gruntwork-docs/engine/site';
import { BuildError, listAllFiles, writeWhole } from '@gruntwork-docs/engine/source';
import { type Zippable, zipSync } from 'fflate';
import { bundleScripts } from './bundle-scripts.ts';
import { type Addresses, createAddresses } from './pages/addresses.ts';
import { rewriteCss } from './pages/rewrite-css.ts';
import { listNeeds, rewriteHtml } from './pages/rewrite-html.ts';

export interface BundleInput {
  /** Folder of the built site. */
  readonly site: string;
  /** Path of the archive, `docs.zip`; its checksum is written next to it. */
  readonly out: string;
}

/** Files for servers, fetched files, and 404 pages: nobody opens them from a folder. */
const FOR_SERVERS =
  /^(?:_headers|_redirects|robots\.txt|sitemap\.xml|opensearch\.xml|(?:.*\/)?404\.html|\..*)$/;

/** Folder of the files that search requests. */
const SEARCH_INDEX = 'search-index';

/** Scripts, which are bundled into one file, and fonts, which are inlined in the stylesheet. */
const IN_OTHER_FILES = /^assets\/.*\.(?:js|woff2?)$/;

/** Fixed date for all files: the same site gives the same archive. */
const DAY = new Date(1980, 0, 1);

/**
 * Writes an archive of a site that opens from a folder, and its SHA-256 in the format of `sha256sum -c`.
 * Returns its size in bytes and its number of files. Throws a `BuildError` when the folder contains no site.
 */
export async function writeBundle({ site, out }: BundleInput): Promise<{ bytes: number; files: number }> {
  checkBuiltFolder(site);
  const { baseUrl } = await createRulesReader(site)();
  const archive = await collect(await readSite(site, baseUrl));
  const folder = path.basename(out, path.extname(out));
  const zip = zipSync({ [folder]: archive }, { level: 9, mtime: DAY });
  const sum = createHash('sha256').update(zip).digest('hex');
  await writeWhole(out, zip);
  await writeWhole(`${out}.sha256`, `${sum}  ${path.basename(out)}\n`);
  return { bytes: zip.length, files: Object.keys(archive).length };
}

async function listNames(site: string): Promise<string[]> {
  const names = (await listAllFiles(site)).filter((name) => !FOR_SERVERS.test(name));
  if (names.includes('index.html')) return names;
  throw new BuildError(`the site in \`${site}\` has no first page`, {
    hint: 'Make `content/pages/index.mdx`, and build.',
  });
}

interface Site {
  readonly dir: string;
  readonly baseUrl: string;
  /** All files of the bundle, by their paths below the site's folder. */
  readonly names: readonly string[];
  readonly addresses: Addresses;
  /** Files that scripts request. */
  readonly packed: ReadonlySet<string>;
  /** HTML of the pages, by file. */
  readonly pages: ReadonlyMap<string, string>;
  /** URLs of the modules that pages load. */
  readonly modules: readonly string[];
}

async function readSite(dir: string, baseUrl: string): Promise<Site> {
  const names = await listNames(dir);
  const addresses = createAddresses(new Set(names), baseUrl);
  const html = new Map(
    names
      .filter((name) => name.endsWith('.html'))
      .map((name) => [name, readFileSync(path.join(dir, name), 'utf8')]),
  );
  const needs = [...html.values()].map(listNeeds);
  const isFetched = new Set(needs.flatMap(({ files }) => files.map((address) => toFile(address, baseUrl))));
  const packed = new Set(names.filter((name) => isFetched.has(name) || name.startsWith(`${SEARCH_INDEX}/`)));
  const modules = [...new Set(needs.flatMap((need) => need.modules))].filter((address) =>
    address.startsWith(baseUrl),
  );
  const pages = new Map([...html].filter(([name]) => !packed.has(name)));
  return { dir, baseUrl, names, addresses, packed, pages, modules };
}

function toFile(address: string, baseUrl: string): string {
  return decodeURIComponent(address.slice(baseUrl.length));
}

async function collect(site: Site): Promise<Zippable> {
  const { dir, names, addresses, packed, pages } = site;
  const scripts = await collectScripts(site);
  const files = new Map(scripts.map(({ address, name }) => [address, name]));
  const archive: Zippable = Object.fromEntries(scripts.map(({ name, code }) => [name, Buffer.from(code)]));
  const read = (name: string): Buffer => readFileSync(path.join(dir, name));
  for (const file of names) {
    const html = pages.get(file);
    if (html !== undefined) {
      archive[file] = Buffer.from(rewriteHtml({ html, file, addresses, scripts: files }));
    } else if (packed.has(file)) {
      const text = JSON.stringify(read(file).toString());
      archive[`${file}.js`] = Buffer.from(`offlineFile(${JSON.stringify(file)},${text});`);
      // Data files may be linked as well.
      if (file.endsWith('.json') && !file.startsWith(`${SEARCH_INDEX}/`)) archive[file] = read(file);
    } else if (file.endsWith('.css')) {
      archive[file] = Buffer.from(rewriteCss({ css: read(file).toString(), file, addresses, read }));
    } else if (!IN_OTHER_FILES.test(file)) archive[file] = read(file);
  }
  return archive;
}

interface Script {
  /** URL of the replaced module. */
  readonly address: string;
  readonly name: string;
  readonly code: string;
}

/** Bundles the scripts of all pages, each with all of its modules in one file. */
async function collectScripts({ dir, baseUrl, names, packed, modules }: Site): Promise<Script[]> {
  const dotted = names.flatMap((name) => /^(.*\.[^/]*)\.html$/.exec(name)?.[1] ?? []);
  const others = [...packed].filter((name) => !name.startsWith(`${SEARCH_INDEX}/`)).sort();
  const options = { baseUrl, dotted, packed: [SEARCH_INDEX, ...others] };
  return Promise.all(
    modules.map(async (address, index) => {
      const entry = path.resolve(dir, toFile(address, baseUrl));
      return { address, name: `offline-${index + 1}.js`, code: await bundleScripts({ entry, options }) };
    }),
  );
}
