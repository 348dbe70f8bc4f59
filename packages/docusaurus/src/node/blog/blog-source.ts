import {
  BuildError,
  blogSource,
  type LoadContext,
  type PageSource,
  type SourceData,
} from '@gruntwork-docs/engine';
import { hashText } from '@gruntwork-docs/engine/node/cache/hash.ts';
import type { SourceFile } from '@gruntwork-docs/engine/node/content/doc.ts';
import { resolveRoute } from '@gruntwork-docs/engine/node/content/load-docs.ts';
import { readSources } from '@gruntwork-docs/engine/node/content/read-sources.ts';
import { findContentTitle, toPlainTitle, toTitleHtml } from '@gruntwork-docs/engine/node/content/title.ts';
import { throwIfAny } from '@gruntwork-docs/engine/node/errors/build-error.ts';
import { cutExcerpt } from '@gruntwork-docs/engine/node/sources/blog/excerpt.ts';
import type { Post } from '@gruntwork-docs/engine/node/sources/blog/post.ts';
import { applyTrailingSlash } from '@gruntwork-docs/engine/shared/url.ts';
import { joinRoute } from '../docs/doc-place.ts';
import { cleanPath } from '../docs/find-versions.ts';
import { createEditUrl } from '../edit-url.ts';
import { toFrontmatter } from '../frontmatter.ts';
import { DEFAULT_EXCLUDE, matchNames } from '../match-names.ts';
import { findPageModules } from '../modules/find-modules.ts';
import type { Aliases, BlogOptions } from '../options.ts';
import { loadTagsFile, type TagsFile } from '../tags-file.ts';
import { type AuthorFile, listAuthorKeys, loadAuthorFile, resolveAuthors } from './blog-authors.ts';
import { type PostFrontmatter, parsePost } from './blog-frontmatter.ts';
import { placePost } from './blog-place.ts';
import { type BlogWithAuthors, findAuthorPages, planAuthors } from './plan-authors.ts';
import { countReadingMinutes } from './reading-minutes.ts';

type LoadedBlog = BlogWithAuthors & Pick<SourceData, 'modules'>;

/** The posts of a blog, with the lists, tags, archive and feeds of the engine's own blog. */
export function createBlogSource(options: BlogOptions, aliases?: Aliases): PageSource<LoadedBlog> {
  const folder = cleanPath(options.path ?? 'blog');
  return {
    ...blogSource,
    watch: [folder],
    shownElsewhere: [folder],
    load: (context) => loadPosts(folder, options, context, aliases),
    plan(blog, context) {
      const planned = blogSource.plan?.(blog, context);
      const pages = [...(planned?.pages ?? []), ...planAuthors(blog, context)];
      return { ...planned, pages };
    },
  };
}

async function loadPosts(
  folder: string,
  options: BlogOptions,
  context: LoadContext,
  aliases?: Aliases,
): Promise<LoadedBlog | undefined> {
  const { siteDir, config } = context;
  const includes = matchNames(options.include ?? ['**/*.{md,mdx}']);
  const excludes = matchNames(options.exclude ?? DEFAULT_EXCLUDE);
  const files = await readSources(siteDir, folder, /\.mdx?$/, {
    publishedFolders: [folder, ...config.publishedFolders],
  });
  const { authors, text } = await loadAuthorFile(siteDir, folder, options.authorsMapPath);
  const { tags, text: tagsText } = await loadTagsFile(siteDir, folder, options.tags);
  const errors: BuildError[] = [];
  const posts: Post[] = [];
  const keys = new Map<string, readonly string[]>();
  for (const file of files) {
    const relative = file.file.slice(folder.length + 1);
    if (!includes(relative) || excludes(relative)) continue;
    try {
      keys.set(file.file, listAuthorKeys(parsePost(file).own));
      const post = createPost(relative, file, { folder, options, context, authors, tags });
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
    authorPages: findAuthorPages(authors),
    keysOfPosts: keys,
    fileRoutes: new Map(posts.map(({ source, route }) => [source.file, route])),
    hash: hashText(text, tagsText, ...sources.flatMap(({ file, hash }) => [file, hash])),
    modules: await findPageModules(sources, siteDir, aliases),
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
  const { text: excerpt, truncated } = cutExcerpt(source.text, 'mdx');
  const route = joinRoute(config.blog.routeBasePath, own.slug || place.slug);
  const edit = createEditUrl(options.editUrl, folder, relative);
  const frontmatter = toFrontmatter(own, undefined, tags);
  const { sidebar_label: _, hide_title: __, ...shared } = frontmatter;
  return {
    source,
    format: 'mdx',
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
