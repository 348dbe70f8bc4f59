import path from 'node:path';
import { z } from 'zod';
import type { BlogOptions, DocsOptions, PagesOptions } from '../node/options.ts';
import { createUnifiedPluginConverter } from './convert-unified-plugins.ts';
import type { CreateRedirects, PageRedirect } from './create-redirects.ts';
import { findEditUrl } from './find-edit-url.ts';
import type { Report } from './report.ts';
import type { DocusaurusConfig, PluginUse } from './site-config.ts';
import {
  type FenceOptions,
  listUnifiedPlugins,
  readFenceOptions,
  type UnifiedPlugin,
} from './unified-plugins.ts';

/** Sources and settings of a site's plugins. */
export interface ConvertedPlugins {
  readonly docs: readonly DocsOptions[];
  readonly blogs: readonly BlogOptions[];
  readonly pages: PagesOptions | false;
  readonly redirects: readonly PageRedirect[];
  /** Functions that return the old routes of a page. */
  readonly createRedirects: readonly CreateRedirects[];
  readonly analytics: { readonly provider: 'ga4'; readonly trackingId: string } | undefined;
  /** True when the site has plugins without an equivalent here, which may have generated pages. */
  readonly hasOtherPlugins: boolean;
  /** True when some of the content has math. */
  readonly hasMath: boolean;
  readonly directives: Readonly<Record<string, string>>;
  readonly fences: FenceOptions;
  /** Stylesheets of every page, relative to the site. */
  readonly styles: readonly string[];
}

const data = z.looseObject({});
type Options = Readonly<Record<string, unknown>>;

/** Parts of Docusaurus that are built into the engine, or that only serve Docusaurus. */
const BUILT_IN =
  /(?:^|\/)(?:(?:docusaurus-)?(?:plugin-)?(?:sitemap|debug|svgr|css-cascade-layers|theme-classic|theme-live-codeblock|rsdoctor|vercel-analytics|sass|module-alias)|(?:docusaurus-)?(?:plugin|theme)-(?:image-zoom|search-\w+|copy-page-button|llms(?:-txt)?)|docusaurus-(?:lunr-search|search-local))$/;

/** Finds the sources of presets and plugins, and reports plugins without an equivalent here. */
export function convertPlugins(foreign: DocusaurusConfig, siteDir: string, report: Report): ConvertedPlugins {
  const { config } = foreign;
  const convertUnifiedPlugins = createUnifiedPluginConverter(foreign, siteDir, report);
  const docs: DocsOptions[] = [];
  const blogs: BlogOptions[] = [];
  let pages: PagesOptions | false = false;
  let analytics: ConvertedPlugins['analytics'];
  const redirects: PageRedirect[] = [];
  const createRedirects: CreateRedirects[] = [];
  const directives: Record<string, string> = {};
  const textPlugins: UnifiedPlugin[] = [];
  let hasOtherPlugins = false;
  const dropForeign = (what: string, name: string): void => {
    hasOtherPlugins = true;
    report.drop(`${what} \`${name}\``, name);
  };
  const styles: string[] = [];
  const read = (name: string, value: unknown): void => {
    if (value === false) return;
    const options: Options = data.catch({}).parse(value ?? {});
    const short = name.replace(/^@docusaurus\/plugin-/, '').replace(/^plugin-/, '');
    if (short === 'content-docs' || short === 'content-blog' || short === 'content-pages') {
      const used = listUnifiedPlugins(options);
      textPlugins.push(...used);
    }
    const taken = (): Options => convertUnifiedPlugins(options, short.replace('content-', ''));
    if (short === 'content-docs') {
      docs.push({ ...convertDocs(options, siteDir, report), ...taken() });
      Object.assign(directives, readDirectives(options));
    } else if (short === 'content-blog') {
      blogs.push({ ...convertBlog(options, siteDir, report), ...taken() });
    } else if (short === 'content-pages')
      pages = { ...pick(options, siteDir, ['path', 'routeBasePath', 'include', 'exclude']), ...taken() };
    else if (short === 'client-redirects') {
      redirects.push(...convertRedirects(options, report));
      if (isProgram(options.createRedirects)) createRedirects.push(options.createRedirects);
    } else if (short === 'google-gtag') analytics = toAnalytics(options) ?? analytics;
    else if (!BUILT_IN.test(nameModule(name))) dropForeign('plugin', name);
  };
  for (const preset of config.presets) {
    if (!/(?:^|\/)(?:preset-)?classic$/.test(preset.name)) {
      dropForeign('preset', preset.name);
      continue;
    }
    const options: Options = data.parse(preset.options);
    read('content-docs', options.docs);
    read('content-blog', options.blog);
    read('content-pages', options.pages);
    if (options.gtag !== undefined) read('google-gtag', options.gtag);
    const { customCss = [] }: Options = data.catch({}).parse(options.theme ?? {});
    for (const file of [customCss].flat())
      if (typeof file === 'string') styles.push(toRelative(file, siteDir));
    if (styles.length > 0)
      report.drop(
        '`customCss` beside React pages: put what is wanted of it elsewhere into `theme.styles`',
        'customCss',
      );
    for (const key of ['googleAnalytics', 'googleTagManager'])
      if (options[key] !== undefined) report.drop(`\`${key}\``, key);
  }
  for (const { name, options } of config.plugins.filter(isUsed)) read(name, options);
  const hasMath = textPlugins.some(({ kind }) => kind === 'math');
  const fences = readFenceOptions(textPlugins);
  return {
    docs,
    blogs,
    pages,
    hasOtherPlugins,
    redirects,
    createRedirects,
    analytics,
    directives,
    hasMath,
    fences,
    styles,
  };
}

/** Returns the package name when a config names a package by its file path. */
function nameModule(name: string): string {
  return /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(name)?.[1] ?? name;
}

function isUsed({ options }: PluginUse): boolean {
  return options !== false;
}

function pick(options: Options, siteDir: string, keys: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    keys.flatMap((key): [string, unknown][] => {
      const value = options[key];
      if (value === undefined || typeof value === 'function') return [];
      const isPath = typeof value === 'string' && /[pP]ath$/.test(key) && !/Base|Map/.test(key);
      return [[key, isPath ? toRelative(value, siteDir) : value]];
    }),
  );
}

function toRelative(file: string, siteDir: string): string {
  return path.relative(siteDir, path.resolve(siteDir, file)).split(path.sep).join('/');
}

const DOCS_KEYS = [
  'id',
  'path',
  'routeBasePath',
  'sidebarPath',
  'tagsBasePath',
  'tags',
  'include',
  'exclude',
  'sidebarCollapsible',
  'sidebarCollapsed',
  'disableVersioning',
  'includeCurrentVersion',
  'onlyIncludeVersions',
  'lastVersion',
];

function convertDocs(options: Options, siteDir: string, report: Report): DocsOptions {
  const versions = Object.entries(data.parse(options.versions ?? {})).map(
    ([name, value]) =>
      [name, pick(data.parse(value), siteDir, ['label', 'banner']), data.parse(value).path] as const,
  );
  for (const key of ['sidebarItemsGenerator', 'numberPrefixParser'])
    if (typeof options[key] === 'function') report.drop(`\`${key}\`: a function`, key);
  const folder = typeof options.path === 'string' ? toRelative(options.path, siteDir) : 'docs';
  const editUrl = findEditUrl(options.editUrl, folder, (docPath) => ({
    version: 'current',
    versionDocsDirPath: folder,
    docPath,
  }));
  if (options.editUrl !== undefined && editUrl === undefined)
    report.drop('`editUrl`: a function; write the address before the path', 'editUrl');
  return {
    ...pick(options, siteDir, DOCS_KEYS),
    ...(options.numberPrefixParser === false && { numberPrefixParser: false }),
    ...(editUrl !== undefined && { editUrl }),
    ...(versions.length > 0 && {
      versions: Object.fromEntries(
        versions.map(([name, own, route]) => [
          name,
          { ...own, ...(typeof route === 'string' && { path: route }) },
        ]),
      ),
    }),
  };
}

function convertBlog(options: Options, siteDir: string, report: Report): BlogOptions {
  const folder = typeof options.path === 'string' ? toRelative(options.path, siteDir) : 'blog';
  const editUrl = findEditUrl(options.editUrl, folder, (blogPath) => ({ blogDirPath: folder, blogPath }));
  if (options.editUrl !== undefined && editUrl === undefined)
    report.drop('`editUrl` of the blog: a function', 'editUrl');
  return {
    ...pick(options, siteDir, [
      'id',
      'path',
      'routeBasePath',
      'include',
      'exclude',
      'authorsMapPath',
      'tags',
    ]),
    ...(editUrl !== undefined && { editUrl }),
    ...pick(options, siteDir, [
      'blogTitle',
      'blogDescription',
      'blogSidebarTitle',
      'blogSidebarCount',
      'postsPerPage',
    ]),
  };
}

function readDirectives(options: Options): Record<string, string> {
  const { keywords = [] } = z
    .looseObject({ keywords: z.array(z.string()).optional() })
    .catch({})
    .parse(options.admonitions ?? {});
  const known = ['note', 'tip', 'info', 'warning', 'caution', 'danger', 'important', 'secondary', 'success'];
  return Object.fromEntries(keywords.filter((name) => !known.includes(name)).map((name) => [name, 'note']));
}

const redirectOptions = z.looseObject({
  redirects: z
    .array(z.looseObject({ from: z.union([z.string(), z.array(z.string())]), to: z.string() }))
    .default([]),
});

function isProgram(value: unknown): value is CreateRedirects {
  return typeof value === 'function';
}

function convertRedirects(options: Options, report: Report): PageRedirect[] {
  for (const key of ['toExtensions', 'fromExtensions'])
    if (options[key] !== undefined)
      report.drop(`\`${key}\` of the redirects: most hosts answer \`/page.html\` by themselves`, key);
  return redirectOptions
    .parse(options)
    .redirects.flatMap(({ from, to }) =>
      (Array.isArray(from) ? from : [from]).map((one) => ({ from: one, to })),
    );
}

function toAnalytics(options: Options): ConvertedPlugins['analytics'] {
  const id: unknown = Array.isArray(options.trackingID) ? options.trackingID[0] : options.trackingID;
  return typeof id === 'string' && id.startsWith('G-') ? { provider: 'ga4', trackingId: id } : undefined;
}
