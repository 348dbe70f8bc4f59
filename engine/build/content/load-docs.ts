import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SiteConfig } from '#shared/site-config.ts';
import { applyTrailingSlash } from '#shared/url.ts';
import { hashText } from '../cache/hash.ts';
import { BuildError, throwIfAny } from '../errors/build-error.ts';
import type { Doc, SourceFile } from './doc.ts';
import { type Frontmatter, parseFrontmatter } from './frontmatter.ts';
import { listFiles } from './list-files.ts';
import { humanize, parseSourcePath, type SourcePath } from './source-path.ts';
import { findContentTitle, toPlainTitle, toTitleHtml } from './title.ts';

export const DOCS_FOLDER = 'content/docs';
export const PAGES_FOLDER = 'content/pages';

export interface LoadDocsInput {
  readonly siteDir: string;
  readonly config: SiteConfig;
  /** Drafts are part of the development server's site only. */
  readonly includeDrafts: boolean;
  /** Frontmatter of files that were seen before, by content hash. */
  readonly knownFrontmatter?: ReadonlyMap<string, Frontmatter> | undefined;
}

/** Reads every document and standalone page. All faulty files are reported together. */
export async function loadDocs(input: LoadDocsInput): Promise<Doc[]> {
  const [documents, pages] = await Promise.all([
    readSources(input.siteDir, DOCS_FOLDER, /\.mdx?$/),
    readSources(input.siteDir, PAGES_FOLDER, /\.(?:mdx?|tsx)$/),
  ]);
  const errors: BuildError[] = [];
  const docs: Doc[] = [];
  const add = (kind: Doc['kind'], folder: string, source: SourceFile): void => {
    try {
      const doc = createDoc(kind, source.file.slice(folder.length + 1), source, input);
      if (input.includeDrafts || !doc.frontmatter.draft) docs.push(doc);
    } catch (error) {
      if (error instanceof BuildError) errors.push(error);
      else throw error;
    }
  };
  for (const source of documents) add('doc', DOCS_FOLDER, source);
  for (const source of pages) add('page', PAGES_FOLDER, source);
  throwIfAny(errors);
  return docs;
}

async function readSources(siteDir: string, folder: string, pattern: RegExp): Promise<SourceFile[]> {
  const root = path.join(siteDir, folder);
  const files = await listFiles(root, (name) => pattern.test(name));
  return Promise.all(
    files.map(async (relative) => {
      const text = await readFile(path.join(root, relative), 'utf8');
      return { file: `${folder}/${relative}`, text, hash: hashText(text) };
    }),
  );
}

function createDoc(kind: Doc['kind'], relative: string, source: SourceFile, input: LoadDocsInput): Doc {
  if (relative.endsWith('.tsx')) return createReactPage(relative, source, input.config);
  const where = parseSourcePath(relative);
  const known = input.knownFrontmatter?.get(source.hash);
  const frontmatter = known ?? parseFrontmatter(source.text, source.file);
  const name = frontmatter.id ?? where.name;
  const base = kind === 'doc' ? input.config.docs.routeBasePath : '';
  const route = createRoute({ base, where, slug: frontmatter.slug, config: input.config, file: source.file });
  const written = frontmatter.title ?? findContentTitle(source.text);
  const title = written ?? humanize(where.isIndex ? (where.folders.at(-1) ?? 'Home') : where.name);
  return {
    kind,
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

function createReactPage(relative: string, source: SourceFile, config: SiteConfig): Doc {
  const where = parseSourcePath(relative.replace(/\.tsx$/, '.mdx'));
  const frontmatter = parseFrontmatter('', source.file);
  const title = /^export const title = (['"`])(.+)\1/m.exec(source.text)?.[2] ?? humanize(where.name);
  const description = /^export const description =\s*(['"`])(.+)\1/m.exec(source.text)?.[2];
  return {
    kind: 'page',
    source,
    format: 'tsx',
    id: [...where.folders, where.name].join('/'),
    route: createRoute({ base: '', where, slug: undefined, config, file: source.file }),
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
  readonly file: string;
}

/** URL path of a file: its folders and name, or its slug (absolute, or relative to its folder). */
function createRoute({ base, where, slug, config, file }: RouteInput): string {
  const folder = [base, ...where.folders].join('/');
  const own = where.isIndex ? `${folder}/` : `${folder}/${where.name}`;
  const written = slug === undefined ? own : slug.startsWith('/') ? base + slug : `${folder}/${slug}`;
  const normal = path.posix.normalize(written);
  return applyTrailingSlash(encodeURI(decodeRoute(normal, file)), config.trailingSlash);
}

function decodeRoute(route: string, file: string): string {
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
