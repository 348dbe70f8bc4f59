import { blogSource, type LoadContext, type PageSource, type SourceData } from '@gruntwork-docs/engine';
import { hashJson, hashText } from '@gruntwork-docs/engine/source';
import { cleanPath } from '../content-folders.ts';
import { joinRoute } from '../docs/doc-path.ts';
import { listLanguages } from '../docs/load-locales.ts';
import { translateConfig } from '../languages/translate-config.ts';
import { findPluginFolder, TRANSLATIONS } from '../languages/translations.ts';
import { listSourceImports } from '../list-plugins.ts';
import { findPageModules } from '../modules/find-modules.ts';
import type { Aliases, BlogOptions } from '../options.ts';
import { type BlogInLanguage, loadPosts } from './load-posts.ts';
import { planAuthors } from './plan-authors.ts';

interface LoadedBlog extends BlogInLanguage, Pick<SourceData, 'modules' | 'localeFileRoutes'> {
  /** The blog in further languages, by the path before the routes of each: `/fr`. */
  readonly languages: ReadonlyMap<string, BlogInLanguage>;
}

/** Position of a blog among those of its site. */
export interface BlogOfSite {
  /** True when the site's config describes it; other blogs are described by their own options. */
  readonly isFirst: boolean;
  readonly aliases?: Aliases | undefined;
  /** Languages of the site. */
  readonly locales?: readonly string[] | undefined;
}

/**
 * Creates the source of a blog's posts, with the lists, tags, archive and feeds of the engine's own blog, in
 * every language.
 */
export function createBlogSource(
  options: BlogOptions,
  { isFirst, aliases, locales = [] }: BlogOfSite,
): PageSource<LoadedBlog> {
  const folder = cleanPath(options.path ?? 'blog');
  const folders = [folder, ...locales.map((name) => findPluginFolder(name, 'blog', options.id))];
  return {
    ...blogSource,
    name: isFirst ? 'blog' : `blog ${options.id ?? folder}`,
    watch: [folder, TRANSLATIONS],
    shownElsewhere: folders,
    plansLanguages: true,
    load: (context) =>
      loadBlog(
        folder,
        options,
        isFirst ? context : { ...context, config: nameBlog(context.config, options) },
        aliases,
      ),
    plan(blog, given) {
      const own = blog.languages.get(given.root) ?? blog;
      const context = { ...given, config: own.config };
      const planned = blogSource.plan?.(own, context);
      const pages = [...(planned?.pages ?? []), ...planAuthors(own, context)];
      return { ...planned, pages };
    },
    outputs: (blog, context) =>
      new Map(
        [blog, ...blog.languages.values()].flatMap((own) => [
          ...(blogSource.outputs?.(own, { ...context, config: own.config }) ?? []),
        ]),
      ),
  };
}

/** Returns the config for a blog other than the site's first. */
function nameBlog(config: LoadContext['config'], options: BlogOptions): LoadContext['config'] {
  const { title, description, sidebarTitle, sidebarCount, postsPerPage } = options;
  const own = { title, description, sidebarTitle, sidebarCount, postsPerPage };
  return {
    ...config,
    blog: {
      ...config.blog,
      ...Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined)),
      routeBasePath: joinRoute(options.routeBasePath ?? 'blog').replace(/\/$/, ''),
    },
  };
}

async function loadBlog(
  folder: string,
  options: BlogOptions,
  context: LoadContext,
  aliases?: Aliases,
): Promise<LoadedBlog | undefined> {
  const { config, siteDir } = context;
  const main = await loadPosts(folder, options, context);
  if (main === undefined) return undefined;
  const languages = new Map<string, BlogInLanguage>();
  for (const { locale, language } of listLanguages(config)) {
    const translated = await translateConfig(config, locale, siteDir, options.id);
    // Feeds are in the default language of their config.
    const own = { ...translated, i18n: { ...translated.i18n, defaultLocale: locale.name } };
    const posts = await loadPosts(folder, options, { ...context, config: own }, language);
    if (posts !== undefined) languages.set(locale.root, posts);
  }
  const all = [main, ...languages.values()];
  const sources = all.flatMap(({ posts }) => posts.map(({ source }) => source));
  return {
    ...main,
    languages,
    localeFileRoutes: new Map([...languages].map(([root, own]) => [root.slice(1), own.fileRoutes])),
    hash: hashText(...all.flatMap((own) => [own.hash, hashJson(own.config.blog)])),
    modules: await findPageModules(sources, siteDir, aliases, listSourceImports(options)),
  };
}
