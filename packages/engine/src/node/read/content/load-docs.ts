import path from 'node:path';
import type { SiteConfig } from '#shared/site-config.ts';
import { findAddressError, resolveSitePath } from '#shared/site-path.ts';
import { applyTrailingSlash } from '#shared/url.ts';
import { BuildError, throwIfAny } from '../../errors/build-error.ts';
import type { Doc, Expand, SourceFile } from './doc.ts';
import { type Frontmatter, parseFrontmatter, positionOfKey } from './frontmatter.ts';
import { readSources } from './read-sources.ts';
import { humanize, parseSourcePath, type SourcePath } from './source-path.ts';
import type { StatCache } from './stat-cache.ts';
import { findContentTitle, toPlainTitle, toTitleHtml } from './title.ts';

export const DOCS_FOLDER = 'content/docs';
export const PAGES_FOLDER = 'content/pages';

export interface LoadDocsInput {
  readonly siteDir: string;
  readonly config: SiteConfig;
  /** Expands data and included texts in a file's text. */
  readonly expand: Expand;
  /** Only the development server includes drafts. */
  readonly includeDrafts: boolean;
  /** Frontmatter of files from an earlier build, by content hash. */
  readonly knownFrontmatter?: ReadonlyMap<string, Frontmatter> | undefined;
  /** Skips reading sources with an unchanged stat key. */
  readonly statCache?: StatCache | undefined;
  /** Content folders; absent: the documents and pages of a site with one version and one locale. */
  readonly folders?: readonly ContentFolder[];
}

/** A content folder and its URL path. */
export interface ContentFolder {
  readonly kind: Doc['kind'];
  /** Site-relative: `content/docs`. */
  readonly folder: string;
  /** Site path before the paths of its files: `/docs`, or empty. */
  readonly base: string;
  readonly pattern: RegExp;
  /** Folder of translations that replace files of the same path. */
  readonly overlay?: string;
  /** Properties of every document of the folder. */
  readonly mark?: Pick<Doc, 'version' | 'locale'>;
  /** Locale of untranslated texts. */
  readonly textLocale?: string;
}

const DOCUMENTS = /\.mdx?$/;
const PAGES = /\.(?:mdx?|tsx)$/;

/** The folders of documents (at a site path) and of standalone pages. */
export function createFolders(docsBase: string, pagesBase = ''): [docs: ContentFolder, pages: ContentFolder] {
  return [
    { kind: 'doc', folder: DOCS_FOLDER, base: docsBase, pattern: DOCUMENTS },
    { kind: 'page', folder: PAGES_FOLDER, base: pagesBase, pattern: PAGES },
  ];
}

/** Reads every document and standalone page. Reports all invalid files together. */
export async function loadDocs(input: LoadDocsInput): Promise<Doc[]> {
  const folders = input.folders ?? createFolders(input.config.docs.routeBasePath);
  const sources = await Promise.all(folders.map((folder) => readFolder(input, folder)));
  const errors: BuildError[] = [];
  const docs: Doc[] = [];
  const add = (folder: ContentFolder, file: FoundFile): void => {
    try {
      const doc = createDoc(folder, { ...file, source: input.expand(file.source) }, input);
      if (input.includeDrafts || !doc.frontmatter.draft) docs.push(doc);
    } catch (error) {
      if (error instanceof BuildError) errors.push(error);
      else throw error;
    }
  };
  folders.forEach((folder, index) => {
    for (const file of sources[index] ?? []) add(folder, file);
  });
  throwIfAny(errors);
  return docs;
}

interface FoundFile {
  /** Folder of the file. */
  readonly folder: string;
  readonly source: SourceFile;
}

/** The files of a folder, each replaced by its translation if there is one. */
async function readFolder(
  { siteDir, config, statCache }: Pick<LoadDocsInput, 'siteDir' | 'config' | 'statCache'>,
  { folder, overlay, pattern }: ContentFolder,
): Promise<FoundFile[]> {
  const find = async (name: string, wanted: RegExp): Promise<FoundFile[]> =>
    (await readSources(siteDir, name, wanted, { publishedFolders: config.publishedFolders, statCache })).map(
      (source) => ({ folder: name, source }),
    );
  const own = await find(folder, pattern);
  if (overlay === undefined) return own;
  const relative = (file: FoundFile): string => file.source.file.slice(file.folder.length + 1);
  const files = new Map(own.map((file) => [relative(file), file]));
  for (const file of await find(overlay, DOCUMENTS)) files.set(relative(file), file);
  return [...files].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, file]) => file);
}

function createDoc(from: ContentFolder, { folder, source }: FoundFile, input: LoadDocsInput): Doc {
  const { kind, base } = from;
  const relative = source.file.slice(folder.length + 1);
  const isFallback = from.textLocale !== undefined && folder === from.folder;
  const place = {
    ...from.mark,
    ...(folder !== DOCS_FOLDER && folder !== PAGES_FOLDER && { folder }),
    ...(isFallback && { textLocale: from.textLocale }),
  };
  if (relative.endsWith('.tsx'))
    return { ...createReactPage(relative, source, base, input.config), ...place };
  const where = parseSourcePath(relative);
  const known = input.knownFrontmatter?.get(source.hash);
  const frontmatter = known ?? parseFrontmatter(source.text, source.file, source.origin);
  const name = frontmatter.id ?? where.name;
  const route = createRoute({ base, where, slug: frontmatter.slug, config: input.config, source });
  const written =
    frontmatter.title ?? (source.facts === undefined ? findContentTitle(source.text) : source.facts.heading);
  const title = written ?? humanize(where.isIndex ? (where.folders.at(-1) ?? 'Home') : where.name);
  return {
    kind,
    ...place,
    source,
    format: where.format,
    id: [...where.folders, name].join('/'),
    route,
    folders: where.folders,
    isIndex: where.isIndex,
    order: frontmatter.sidebar_position ?? where.order,
    frontmatter,
    title: toPlainTitle(title),
    titleHtml: toTitleHtml(title),
    sidebarLabel: frontmatter.sidebar_label ?? toPlainTitle(title),
  };
}

function createReactPage(relative: string, source: SourceFile, base: string, config: SiteConfig): Doc {
  const where = parseSourcePath(relative.replace(/\.tsx$/, '.mdx'));
  const frontmatter = parseFrontmatter('', source.file);
  const title = /^export const title = (['"`])(.+)\1/m.exec(source.text)?.[2] ?? humanize(where.name);
  const description = /^export const description =\s*(['"`])(.+)\1/m.exec(source.text)?.[2];
  return {
    kind: 'page',
    source,
    format: 'tsx',
    id: [...where.folders, where.name].join('/'),
    route: createRoute({ base, where, slug: undefined, config, source }),
    folders: where.folders,
    isIndex: where.isIndex,
    order: where.order,
    frontmatter: { ...frontmatter, ...(description !== undefined && { description }) },
    title,
    titleHtml: toTitleHtml(title),
    sidebarLabel: title,
  };
}

interface RouteInput {
  readonly base: string;
  readonly where: SourcePath;
  readonly slug: string | undefined;
  readonly config: SiteConfig;
  readonly source: SourceFile;
}

/** URL path of a file: its folders and name, or its slug (absolute, or relative to its folder). */
function createRoute({ base, where, slug, config, source }: RouteInput): string {
  const folder = [base, ...where.folders].join('/');
  const own = where.isIndex ? '' : where.name;
  const [from, below] = slug?.startsWith('/') ? [base, slug] : [folder, slug ?? own];
  return applyTrailingSlash(resolveRoute(from, below, slug, source), config.trailingSlash);
}

/**
 * The URL path of a slug or a file's name below a site path. Decoded first, so that encoded dots are dots.
 * Throws a `BuildError` at the slug if the path leaves the site or cannot be a file.
 */
export function resolveRoute(
  from: string,
  below: string,
  slug: string | undefined,
  source: Pick<SourceFile, 'file' | 'text'>,
): string {
  const { file } = source;
  decodeRoute(path.posix.join(from, below), file);
  const resolved = resolveSitePath(from, below);
  const fault = 'fault' in resolved ? resolved.fault : findAddressError(resolved.path);
  if ('path' in resolved && fault === undefined) return encodeURI(decodeRoute(resolved.path, file));
  throw new BuildError(`the page cannot be published at \`${slug ?? below}\`: ${fault}`, {
    file,
    ...(slug !== undefined && positionOfKey(source.text, 'slug')),
    hint:
      slug === undefined
        ? 'Give the file or folder another name.'
        : 'Write a path below the site: `/guides/vpc`.',
  });
}

/** Decodes a route. Throws a `BuildError` for an invalid escape. */
export function decodeRoute(route: string, file: string): string {
  try {
    return decodeURI(route);
  } catch (cause) {
    throw new BuildError(`the URL \`${route}\` could not be decoded`, {
      file,
      hint: 'Write `%25` for a percent sign in a slug or file name, or take it out.',
      cause,
    });
  }
}
