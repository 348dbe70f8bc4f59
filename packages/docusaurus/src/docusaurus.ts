import type { SiteDefinition } from '@gruntwork-docs/engine';
import { createBlogSource } from './node/blog/blog-source.ts';
import { createBundler } from './node/bundler/bundler.ts';
import { cleanPath, prefixOf } from './node/content-folders.ts';
import { joinRoute } from './node/docs/doc-path.ts';
import { createDocsSource } from './node/docs/docs-source.ts';
import { TRANSLATIONS } from './node/languages/translations.ts';
import type { BlogOptions, DocsOptions, DocusaurusOptions } from './node/options.ts';
import { createPagesSource } from './node/pages/pages-source.ts';
import { createDocusaurusMarkdown } from './node/texts/docusaurus-markdown.ts';

export type * from './node/options.ts';

/**
 * Settings that a config takes from a Docusaurus site: its sources, Markdown options and bundler extension.
 */
export type DocusaurusSite = Required<Pick<SiteDefinition, 'sources' | 'markdown' | 'bundler'>> &
  Pick<
    SiteDefinition,
    | 'docs'
    | 'blog'
    | 'i18n'
    | 'publishedFolders'
    | 'frameOrigins'
    | 'leftOutFiles'
    | 'mediaOrigins'
    | 'trustContributors'
    | 'onFaultySamples'
    | 'onDuplicateIds'
    | 'onBrokenAnchors'
    | 'onBrokenComponentLinks'
  >;

/**
 * Reads the content of a Docusaurus site in place. Spread the value into `defineSite`; settings after it
 * override it: `defineSite({ ...docusaurus({ docs: { path: '../docs' } }), title: 'My docs' })`.
 */
export function docusaurus(options: DocusaurusOptions = {}): DocusaurusSite {
  const shared = options.format === undefined ? {} : { format: options.format };
  const instances = listInstances(options.docs).map((own) => ({ ...shared, ...own }));
  const blogs = listBlogs(options.blog).map((own) => ({ ...shared, ...own }));
  const [blog] = blogs;
  const pages = options.pages === false ? false : { ...shared, ...options.pages };
  const folders = listFolders(instances, blogs, pages);
  const [main] = instances;
  return {
    sources: [
      ...(instances.length === 0
        ? []
        : [
            createDocsSource({
              instances,
              folders: [...instances.flatMap(listInstanceFolders), TRANSLATIONS],
              pagesFolder: cleanPath((pages === false ? undefined : pages.path) ?? 'src/pages'),
              blogFolders: blogs.map(({ id, path }) => [id, cleanPath(path ?? 'blog')] as const),
              aliases: options.aliases,
            }),
          ]),
      ...(pages === false ? [] : [createPagesSource(pages, options.aliases)]),
      ...blogs.map((own) =>
        createBlogSource(own, {
          isFirst: own === blog,
          aliases: options.aliases,
          locales: options.i18n?.locales,
        }),
      ),
    ],
    markdown: createDocusaurusMarkdown(options),
    bundler: createBundler(options),
    publishedFolders: folders,
    ...(options.i18n !== undefined && { i18n: options.i18n }),
    docs: {
      routeBasePath: joinRoute(main?.routeBasePath ?? 'docs').replace(/\/$/, ''),
      ...(main?.tagsBasePath !== undefined && { tagsBasePath: main.tagsBasePath }),
    },
    ...(blog !== undefined && {
      blog: { routeBasePath: joinRoute(blog.routeBasePath ?? 'blog').replace(/\/$/, '') },
    }),
    // The pages are written by the site's own team and contain scripts.
    trustContributors: true,
    leftOutFiles: ['sitemap.xml', '404.html'],
    frameOrigins: ['https:', 'data:'],
    mediaOrigins: ['https:', 'data:'],
    onFaultySamples: 'warn',
    onDuplicateIds: 'warn',
    onBrokenAnchors: 'warn',
    onBrokenComponentLinks: 'warn',
  };
}

function listInstances(docs: DocusaurusOptions['docs']): readonly DocsOptions[] {
  if (docs === false) return [];
  if (docs === undefined) return [{}];
  return isList(docs) ? docs : [docs];
}

function listBlogs(blog: DocusaurusOptions['blog'] = {}): readonly BlogOptions[] {
  if (blog === false) return [];
  return isList(blog) ? blog : [blog];
}

function isList<Options extends object>(one: Options | readonly Options[]): one is readonly Options[] {
  return Array.isArray(one);
}

function listInstanceFolders(options: DocsOptions): string[] {
  const prefix = prefixOf(options);
  const own = cleanPath(options.path ?? 'docs');
  const sidebars = typeof options.sidebarPath === 'string' ? [cleanPath(options.sidebarPath)] : [];
  return options.disableVersioning === true
    ? [own, ...sidebars]
    : [own, ...sidebars, `${prefix}versioned_docs`, `${prefix}versioned_sidebars`, `${prefix}versions.json`];
}

function listFolders(
  instances: readonly DocsOptions[],
  blogs: readonly BlogOptions[],
  pages: Exclude<DocusaurusOptions['pages'], undefined>,
): string[] {
  const docs = instances.flatMap((own) =>
    listInstanceFolders(own).filter((name) => !/\.[cm]?[jt]s(?:on)?$/.test(name)),
  );
  const others = [
    ...blogs.map((blog) => cleanPath(blog.path ?? 'blog')),
    ...(pages === false ? [] : [cleanPath(pages.path ?? 'src/pages')]),
  ];
  return [...new Set([...docs, ...others, 'src', 'static', TRANSLATIONS])];
}
