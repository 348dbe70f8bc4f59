import {
  BuildError,
  blogSource,
  type LoadContext,
  type PageSource,
  type SourceData,
} from '@gruntwork-docs/engine';
import { hashJson, hashText } from '@gruntwork-docs/engine/node/cache/hash.ts';
import type { SourceFile } from '@gruntwork-docs/engine/node/content/doc.ts';
import { readSources, resolveRoute } from '@gruntwork-docs/engine/node/content/load-docs.ts';
import { findContentTitle, toPlainTitle, toTitleHtml } from '@gruntwork-docs/engine/node/content/title.ts';
import { throwIfAny } from '@gruntwork-docs/engine/node/errors/build-error.ts';
import { cutExcerpt } from '@gruntwork-docs/engine/node/sources/blog/excerpt.ts';
import type { Post } from '@gruntwork-docs/engine/node/sources/blog/post.ts';
import { applyTrailingSlash } from '@gruntwork-docs/engine/shared/url.ts';
import { joinRoute } from '../docs/doc-place.ts';
import { cleanPath } from '../docs/find-versions.ts';
import { createLanguageMarks, type Language, mergeTranslations } from '../docs/load-instance.ts';
import { listLanguages } from '../docs/load-locales.ts';
import { createEditUrl } from '../edit-url.ts';
import { toFrontmatter } from '../frontmatter.ts';
import { translateConfig } from '../languages/translate-config.ts';
import { findPluginFolder, TRANSLATIONS } from '../languages/translations.ts';
import { DEFAULT_EXCLUDE, matchNames } from '../match-names.ts';
import { findPageModules } from '../modules/find-modules.ts';
import type { Aliases, BlogOptions } from '../options.ts';
import { loadTagsFile, type TagsFile } from '../tags-file.ts';
import { findTextFormat } from '../texts/text-format.ts';
import { type AuthorFile, listAuthorKeys, loadAuthorFile, resolveAuthors } from './blog-authors.ts';
import { type PostFrontmatter, parsePost } from './blog-frontmatter.ts';
import { placePost } from './blog-place.ts';
import { type BlogWithAuthors, findAuthorPages, planAuthors } from './plan-authors.ts';
import { countReadingMinutes } from './reading-minutes.ts';

/** The blog in one language, with the config of that. */
interface BlogInLanguage extends BlogWithAuthors {
  readonly config: LoadContext['config'];
}

interface LoadedBlog extends BlogInLanguage, Pick<SourceData, 'modules' | 'localeFileRoutes'> {
  /** The same in further languages, by the path before the routes of each: `/fr`. */
  readonly languages: ReadonlyMap<string, BlogInLanguage>;
}

/** The posts of a blog, with the lists, tags, archive and feeds of the engine's own blog, in every language. */
export function createBlogSource(options: BlogOptions, aliases?: Aliases): PageSource<LoadedBlog> {
  const folder = cleanPath(options.path ?? 'blog');
  return {
    ...blogSource,
    watch: [folder, TRANSLATIONS],
    shownElsewhere: [folder, TRANSLATIONS],
    plansLanguages: true,
    load: (context) => loadBlog(folder, options, context, aliases),
    plan(blog, context) {
      const own = blog.languages.get(context.root) ?? blog;
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
    const translated = await translateConfig(config, locale, siteDir);
    // Feeds are in the language that their config calls its own.
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
    modules: await findPageModules(sources, siteDir, aliases),
  };
}

/** The posts in one language, each in its translation where there is one. */
async function loadPosts(
  folder: string,
  options: BlogOptions,
  context: LoadContext,
  language?: Language,
): Promise<BlogInLanguage | undefined> {
  const { siteDir, config } = context;
  const overlay = language && findPluginFolder(language.name, 'blog');
  const includes = matchNames(options.include ?? ['**/*.{md,mdx}']);
  const excludes = matchNames(options.exclude ?? DEFAULT_EXCLUDE);
  const read = (name: string): Promise<SourceFile[]> =>
    readSources(siteDir, name, /\.mdx?$/, { publishedFolders: [name, ...config.publishedFolders] });
  const files = mergeTranslations(
    folder,
    await read(folder),
    overlay,
    overlay === undefined ? [] : await read(overlay),
  );
  const own =
    overlay === undefined ? undefined : await loadAuthorFile(siteDir, overlay, options.authorsMapPath);
  const found = await loadAuthorFile(siteDir, folder, options.authorsMapPath);
  const { authors, text } = own === undefined || own.text === '' ? found : own;
  const { tags, text: tagsText } = await loadTagsFile(siteDir, folder, options.tags);
  const errors: BuildError[] = [];
  const posts: Post[] = [];
  const keys = new Map<string, readonly string[]>();
  for (const [relative, file] of files) {
    if (!includes(relative) || excludes(relative)) continue;
    try {
      keys.set(file.file, listAuthorKeys(parsePost(file).own));
      const { textLocale } = createLanguageMarks(file, folder, { language, overlay });
      const created = createPost(relative, file, { folder, options, context, authors, tags });
      const post = { ...created, ...(textLocale !== undefined && { textLocale }) };
      if (context.includeDrafts || !post.frontmatter.draft) posts.push(post);
    } catch (error) {
      if (!(error instanceof BuildError)) throw error;
      errors.push(error);
    }
  }
  throwIfAny(errors);
  if (posts.length === 0) return undefined;
  posts.sort((a, b) => (a.date === b.date ? compare(a.source.file, b.source.file) : compare(b.date, a.date)));
  const sources = posts.map(({ source }) => source);
  return {
    posts,
    config,
    authorPages: findAuthorPages(authors),
    keysOfPosts: keys,
    fileRoutes: new Map(posts.map(({ source, route }) => [source.file, route])),
    hash: hashText(text, tagsText, ...sources.flatMap(({ file, hash }) => [file, hash])),
  };
}

interface PostInput {
  readonly folder: string;
  readonly options: BlogOptions;
  readonly context: LoadContext;
  readonly authors: AuthorFile;
  readonly tags: TagsFile;
}

function createPost(relative: string, source: SourceFile, input: PostInput): Post {
  const { folder, options, context, authors, tags } = input;
  const { config } = context;
  const { own } = parsePost(source);
  const place = placePost(relative);
  const title = own.title || findContentTitle(source.text) || place.text;
  const format = findTextFormat(source.file, own.mdx?.format, options.format);
  const { text: excerpt, truncated } = cutExcerpt(source.text, format);
  const route = joinRoute(config.blog.routeBasePath, own.slug || place.slug);
  const edit = createEditUrl(options.editUrl, folder, relative);
  const frontmatter = toFrontmatter(own, undefined, tags);
  const { sidebar_label: _, hide_title: __, ...shared } = frontmatter;
  return {
    source,
    format,
    route: applyTrailingSlash(resolveRoute('/', route.slice(1), undefined, source), config.trailingSlash),
    title: toPlainTitle(title),
    titleHtml: toTitleHtml(title),
    date: findDate(own, place.date, source.file),
    frontmatter: {
      ...shared,
      authors: [],
      ...(frontmatter.custom_edit_url === undefined && edit !== undefined && { custom_edit_url: edit }),
    },
    authors: resolveAuthors(own, authors, config, source.file),
    readingMinutes: countReadingMinutes(source.text, config.i18n.defaultLocale),
    excerpt,
    truncated,
  };
}

function findDate(own: PostFrontmatter, named: string | undefined, file: string): string {
  const written = own.date ?? named;
  const date = written === undefined ? undefined : new Date(written);
  if (date !== undefined && !Number.isNaN(date.getTime())) return date.toISOString().slice(0, 10);
  throw new BuildError(written === undefined ? 'post has no date' : `\`${String(written)}\` is not a date`, {
    file,
    hint: 'Begin the name of the file with the day, `2026-03-14-title.md`, or write `date: 2026-03-14`.',
  });
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
