import { BuildError, type LoadContext } from '@gruntwork-docs/engine';
import { applyTrailingSlash } from '@gruntwork-docs/engine/shared';
import type { Post, SourceFile } from '@gruntwork-docs/engine/source';
import {
  cutExcerpt,
  findContentTitle,
  hashText,
  readSources,
  resolveRoute,
  throwIfAny,
} from '@gruntwork-docs/engine/source';
import { joinRoute } from '../docs/doc-path.ts';
import { describeLanguage, type Language, mergeTranslations } from '../docs/load-instance.ts';
import { createEditUrl } from '../edit-url.ts';
import { toFrontmatter } from '../frontmatter.ts';
import { findPluginFolder } from '../languages/translations.ts';
import { DEFAULT_EXCLUDE, matchNames } from '../match-names.ts';
import type { BlogOptions } from '../options.ts';
import { loadTagsFile, type TagsFile } from '../tags-file.ts';
import { findTextFormat } from '../texts/text-format.ts';
import { nameTitles } from '../texts/titles.ts';
import { type AuthorFile, listAuthorKeys, loadAuthorFile, resolveAuthors } from './blog-authors.ts';
import { type PostFrontmatter, parsePost } from './blog-frontmatter.ts';
import { type BlogWithAuthors, findAuthorPages } from './plan-authors.ts';
import { resolvePostPath } from './post-path.ts';
import { countReadingMinutes } from './reading-minutes.ts';

/** The blog in one language, with the config of that language. */
export interface BlogInLanguage extends BlogWithAuthors {
  readonly config: LoadContext['config'];
}

/** Loads the posts in one language, translated where a translation exists. */
export async function loadPosts(
  folder: string,
  options: BlogOptions,
  context: LoadContext,
  language?: Language,
): Promise<BlogInLanguage | undefined> {
  const { siteDir, config } = context;
  const overlay = language && findPluginFolder(language.name, 'blog', options.id);
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
  const posts: TimedPost[] = [];
  const keys = new Map<string, readonly string[]>();
  for (const [relative, file] of files) {
    if (!includes(relative) || excludes(relative)) continue;
    try {
      keys.set(file.file, listAuthorKeys(parsePost(file).own));
      const { textLocale } = describeLanguage(file, folder, { language, overlay });
      const created = createPost(relative, file, { folder, options, context, authors, tags });
      const post: TimedPost = { ...created, ...(textLocale !== undefined && { textLocale }) };
      if (context.includeDrafts || !post.frontmatter.draft) posts.push(post);
    } catch (error) {
      if (!(error instanceof BuildError)) throw error;
      errors.push(error);
    }
  }
  throwIfAny(errors);
  if (posts.length === 0) return undefined;
  posts.sort((a, b) => (a.time === b.time ? compare(a.source.file, b.source.file) : b.time - a.time));
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

/** A post with its timestamp: posts of one day are sorted by time. */
interface TimedPost extends Post {
  /** Milliseconds since 1970. */
  readonly time: number;
}

interface PostInput {
  readonly folder: string;
  readonly options: BlogOptions;
  readonly context: LoadContext;
  readonly authors: AuthorFile;
  readonly tags: TagsFile;
}

function createPost(relative: string, source: SourceFile, input: PostInput): TimedPost {
  const { folder, options, context, authors, tags } = input;
  const { config } = context;
  const { own } = parsePost(source);
  const place = resolvePostPath(relative);
  const titles = nameTitles(own.title, findContentTitle(source.text) || place.text);
  const format = findTextFormat(source.file, own.mdx?.format, options.format);
  const { text: excerpt, truncated } = cutExcerpt(source.text, format);
  const route = joinRoute(config.blog.routeBasePath, own.slug || place.slug);
  const edit = createEditUrl(options.editUrl, folder, relative);
  const frontmatter = toFrontmatter(own, undefined, tags);
  const date = findDate(own, place.date, source.file);
  const { sidebar_label: _, hide_title: __, ...shared } = frontmatter;
  return {
    source,
    format,
    route: applyTrailingSlash(resolveRoute('/', route.slice(1), undefined, source), config.trailingSlash),
    ...titles,
    date: date.toISOString().slice(0, 10),
    time: date.getTime(),
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

function findDate(own: PostFrontmatter, named: string | undefined, file: string): Date {
  const written = own.date ?? named;
  // A time without a zone would be another day elsewhere.
  const hasNoZone = typeof written === 'string' && /T[\d:.]+$/.test(written);
  const date = written === undefined ? undefined : new Date(hasNoZone ? `${written}Z` : written);
  if (date !== undefined && !Number.isNaN(date.getTime())) return date;
  throw new BuildError(written === undefined ? 'post has no date' : `\`${String(written)}\` is not a date`, {
    file,
    hint: 'Begin the name of the file with the day, `2026-03-14-title.md`, or write `date: 2026-03-14`.',
  });
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
