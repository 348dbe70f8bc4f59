import path from 'node:path';
import type { GlossaryView } from '#shared/glossary.ts';
import { isExternalUrl, routeKey, splitUrl, withBase } from '#shared/url.ts';

/** What is needed to turn a link of a source file into a URL. Plain data: it is sent to the workers once. */
export interface LinkEnvironment {
  readonly siteDir: string;
  readonly baseUrl: string;
  readonly routeBasePath: string;
  /** Site-relative source file to site path. */
  readonly fileToRoute: ReadonlyMap<string, string>;
  /** Route key to the site path as it is published. */
  readonly routes: ReadonlyMap<string, string>;
  /** Files of the static directory, as site paths. */
  readonly staticFiles: ReadonlySet<string>;
  readonly staticDirectory: string;
  /** `owner/name` of repositories that only subscribers can read. */
  readonly privateRepositories: readonly string[];
  /** Terms that pages explain on the spot. */
  readonly glossary: GlossaryView;
}

export type ResolvedLink =
  | { readonly kind: 'page' | 'anchor' | 'static' | 'external'; readonly url: string }
  /** A file next to the page that has to be published as an asset; `file` is site-relative. */
  | { readonly kind: 'file'; readonly file: string; readonly suffix: string }
  /** A relative Markdown link to a file that does not exist; `url` is the link as written. */
  | { readonly kind: 'missing-markdown'; readonly url: string };

const MARKDOWN = /\.mdx?$/;

/** Resolves a link as it stands in a source file. */
export function resolveLink(raw: string, file: string, route: string, env: LinkEnvironment): ResolvedLink {
  if (raw.startsWith('pathname://')) return { kind: 'static', url: raw.slice('pathname://'.length) };
  if (isExternalUrl(raw)) return { kind: 'external', url: raw };
  const { path: target, query, hash } = splitUrl(raw);
  if (target === '') return { kind: 'anchor', url: raw };
  const suffix = query + hash;
  if (MARKDOWN.test(target)) {
    const found = findMarkdownRoute(target, file, env);
    return found === undefined
      ? { kind: 'missing-markdown', url: raw }
      : { kind: 'page', url: withBase(env.baseUrl, found) + suffix };
  }
  if (!target.startsWith('/') && /\.[a-z\d]{2,5}$/i.test(target)) {
    return {
      kind: 'file',
      file: path.posix.normalize(path.posix.join(path.posix.dirname(file), decode(target))),
      suffix,
    };
  }
  const absolute = target.startsWith('/')
    ? path.posix.normalize(target)
    : path.posix.join(path.posix.dirname(route), target);
  const published = env.routes.get(routeKey(absolute));
  if (published !== undefined) return { kind: 'page', url: withBase(env.baseUrl, published) + suffix };
  return {
    kind: env.staticFiles.has(decode(absolute)) ? 'static' : 'page',
    url: withBase(env.baseUrl, absolute) + suffix,
  };
}

function findMarkdownRoute(target: string, file: string, env: LinkEnvironment): string | undefined {
  const decoded = decode(target);
  const candidates = decoded.startsWith('/')
    ? [`content/docs${decoded}`, `content${decoded}`, decoded.slice(1)]
    : [path.posix.join(path.posix.dirname(file), decoded)];
  for (const candidate of candidates) {
    const route = env.fileToRoute.get(path.posix.normalize(candidate));
    if (route !== undefined) return route;
  }
  return undefined;
}

function decode(text: string): string {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
}
