import { existsSync } from 'node:fs';
import path from 'node:path';
import type { LinkRule } from '#shared/link-attributes.ts';
import { tryDecodePath } from '#shared/try-decode.ts';
import { dropBase, isExternalUrl, routeKey, splitUrl, withBase } from '#shared/url.ts';
import { findOriginal, type Overlay } from '../../read/content/overlays.ts';

/** Plain data: it is sent to the workers once. */
export interface SharedValue {
  /** Changes with the value. */
  readonly hash: string;
  readonly value: unknown;
}

/** Data for turning a link of a source file into a URL. Plain data: it is sent to the workers once. */
export interface LinkEnvironment {
  readonly siteDir: string;
  readonly baseUrl: string;
  /** Paths that begin with the base URL are complete. */
  readonly pathsHoldBase?: boolean;
  readonly routeBasePath: string;
  /** Maps a site-relative source file to its site path. */
  readonly fileToRoute: ReadonlyMap<string, string>;
  /** Maps a route key to the published site path. */
  readonly routes: ReadonlyMap<string, string>;
  /** Files of the static directory, as site paths. */
  readonly staticFiles: ReadonlySet<string>;
  readonly staticDirectory: string;
  /** Allows scripts that contributors write into pages. */
  readonly trustContributors: boolean;
  /** Site-relative folders whose files pages may show and link to. */
  readonly publicFolders: readonly string[];
  readonly linkRules: readonly LinkRule[];
  /** Components whose `href` is a link. */
  readonly linkComponents: readonly string[];
  /** Shared values of the site's sources for components in pages, by name. */
  readonly shown: ReadonlyMap<string, SharedValue>;
  /** Hashes of all dependencies of pages other than their files, by key. */
  readonly parts: ReadonlyMap<string, string>;
  /** Data of sources for their functions in workers, by the name of the source. */
  readonly forWorkers: ReadonlyMap<string, unknown>;
  /** Site-relative folders of documents besides those of `content`: links may be relative to them. */
  readonly docsFolders?: readonly string[];
  /** Further locales; absent on a site in one language. */
  readonly locales?: readonly LocaleLinks[];
}

/** Dependency key of a value that components read by name. */
export function toSharedKey(name: string): string {
  return `shown ${name}`;
}

/** Link targets of one locale's pages. */
export interface LocaleLinks {
  /** Site path before the locale's routes: `/ar`. */
  readonly root: string;
  /** Folders of the locale's translations. */
  readonly overlays: readonly Overlay[];
  /** Maps a site-relative source file to its site path; translations have their originals' names. */
  readonly fileToRoute: ReadonlyMap<string, string>;
}

export type ResolvedLink =
  | { readonly kind: 'page' | 'anchor' | 'static' | 'external'; readonly url: string }
  /** A file next to the page that has to be published as an asset; `file` is site-relative. */
  | { readonly kind: 'file'; readonly file: string; readonly suffix: string }
  /** A relative Markdown link to a file that does not exist; `url` is the link as written. */
  | { readonly kind: 'missing-markdown'; readonly url: string };

/** Prefix of a link to another program's URL. */
export const UNCHECKED = 'pathname://';

/** A site path: without a base URL that its writer may have included. */
export function toSitePath(
  path: string,
  { baseUrl, pathsHoldBase }: Pick<LinkEnvironment, 'baseUrl' | 'pathsHoldBase'>,
): string {
  return pathsHoldBase === true ? dropBase(baseUrl, path) : path;
}

const MARKDOWN = /\.mdx?$/;
/** Matches possible file names next to the text, and (second) names that are certainly meant as files. */
const FILE_NAME = /\.[a-z\d-]+$/i;
const USUAL_NAME = /\.(?!\d+$)[a-z\d]{2,5}$/i;

/** Resolves a link from a source file. */
export function resolveLink(raw: string, file: string, route: string, env: LinkEnvironment): ResolvedLink {
  if (raw.startsWith(UNCHECKED)) return { kind: 'static', url: raw.slice(UNCHECKED.length) };
  if (isExternalUrl(raw)) return { kind: 'external', url: raw };
  const { path: target, query, hash } = splitUrl(toSitePath(raw, env));
  if (target === '') return { kind: 'anchor', url: raw };
  const suffix = query + hash;
  const locale = findLocale(route, env);
  if (MARKDOWN.test(target)) {
    const found = findMarkdownRoute(target, file, locale, env);
    return found === undefined
      ? { kind: 'missing-markdown', url: raw }
      : { kind: 'page', url: withBase(env.baseUrl, found) + suffix };
  }
  if (target.startsWith(SITE) && /\.[a-z\d]{2,5}$/i.test(target))
    return { kind: 'file', file: path.posix.normalize(tryDecodePath(target).slice(SITE.length)), suffix };
  if (!target.startsWith('/') && FILE_NAME.test(target)) {
    const near = (from: string): string =>
      path.posix.normalize(path.posix.join(path.posix.dirname(from), tryDecodePath(target)));
    const isThere = (name: string): boolean => existsSync(path.join(env.siteDir, name));
    // A translation uses its original's files, unless it has its own.
    const names = new Set([near(file), near(findOriginal(file, locale?.overlays ?? []))]);
    const found = [...names].find(isThere);
    if (found !== undefined || USUAL_NAME.test(target))
      return { kind: 'file', file: found ?? [...names].at(-1) ?? near(file), suffix };
  }
  const absolute = target.startsWith('/')
    ? path.posix.normalize(target)
    : path.posix.join(route.endsWith('/') ? route : path.posix.dirname(route), target);
  // A path of the default locale resolves to the same page of the current one.
  const published =
    env.routes.get(routeKey((locale?.root ?? '') + absolute)) ?? env.routes.get(routeKey(absolute));
  if (published !== undefined) return { kind: 'page', url: withBase(env.baseUrl, published) + suffix };
  return {
    kind: env.staticFiles.has(tryDecodePath(absolute)) ? 'static' : 'page',
    url: withBase(env.baseUrl, absolute) + suffix,
  };
}

function findMarkdownRoute(
  target: string,
  file: string,
  locale: LocaleLinks | undefined,
  env: LinkEnvironment,
): string | undefined {
  const decoded = tryDecodePath(target);
  const from = findOriginal(file, locale?.overlays ?? []);
  const folder = findDocsFolder(from, env.docsFolders);
  const candidates = decoded.startsWith('/')
    ? [`${folder}${decoded}`, `content/docs${decoded}`, `content${decoded}`, decoded.slice(1)]
    : decoded.startsWith(SITE)
      ? [decoded.slice(SITE.length)]
      : [path.posix.join(path.posix.dirname(from), decoded), ...listRooted(decoded, folder, env.docsFolders)];
  for (const candidate of candidates) {
    const name = path.posix.normalize(candidate);
    const route = locale?.fileToRoute.get(name) ?? env.fileToRoute.get(name);
    if (route !== undefined) return route;
  }
  return undefined;
}

/** The locale of a route; `undefined` for the default one. */
function findLocale(route: string, { locales = [] }: LinkEnvironment): LocaleLinks | undefined {
  return locales.find(({ root }) => route === root || route.startsWith(`${root}/`));
}

/** Prefix of site-relative paths in other programs. */
const SITE = '@site/';

/** A relative path that does not begin with dots may be relative to the folder of documents. */
function listRooted(target: string, folder: string, folders: readonly string[] | undefined): string[] {
  return folders === undefined || target.startsWith('../') ? [] : [path.posix.join(folder, target)];
}

/** The folder of documents that a file is in: each released version has one. */
function findDocsFolder(file: string, folders: readonly string[] = []): string {
  const own = folders.filter((folder) => file.startsWith(`${folder}/`)).sort((a, b) => b.length - a.length);
  if (own[0] !== undefined) return own[0];
  return /^content\/versions\/[^/]+\/docs(?=\/)/.exec(file)?.[0] ?? 'content/docs';
}
