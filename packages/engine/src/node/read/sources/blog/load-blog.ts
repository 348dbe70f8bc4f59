import type { AuthorView } from '#shared/blog-view.ts';
import type { SiteConfig } from '#shared/site-config.ts';
import { applyTrailingSlash, isExternalUrl, withBase } from '#shared/url.ts';
import { hashText } from '../../../cache/hash.ts';
import { BuildError, throwIfAny } from '../../../errors/build-error.ts';
import { findNearestName } from '../../../errors/nearest-name.ts';
import type { Expand, SourceFile } from '../../content/doc.ts';
import { parseFrontmatterAs } from '../../content/frontmatter.ts';
import { decodeRoute, resolveRoute } from '../../content/load-docs.ts';
import { parseDay } from '../../content/parse-day.ts';
import { readSources } from '../../content/read-sources.ts';
import { humanize } from '../../content/source-path.ts';
import { findContentTitle, toPlainTitle, toTitleHtml } from '../../content/title.ts';
import { countReadingMinutes, cutExcerpt } from './excerpt.ts';
import { loadAuthors } from './load-authors.ts';
import { type Authors, type Blog, type Post, type PostFrontmatter, postFrontmatterSchema } from './post.ts';
import { type PostPath, parsePostPath } from './post-path.ts';

export const BLOG_FOLDER = 'content/blog';

/** Paths of generated pages of the blog. */
const OWN_PAGES = /^(?:archive|page|tags)(?:\/|$)/;

export interface LoadBlogInput {
  readonly siteDir: string;
  readonly config: SiteConfig;
  /** Expands data and included texts in a post's text. */
  readonly expand: Expand;
  /** Only the development server includes drafts. */
  readonly includeDrafts: boolean;
}

/** Reads the posts of `content/blog`; `undefined` if there are none. Reports all invalid posts together. */
export async function loadBlog(input: LoadBlogInput): Promise<Blog | undefined> {
  const { publishedFolders } = input.config;
  const files = await readSources(input.siteDir, BLOG_FOLDER, /\.mdx?$/, { publishedFolders });
  if (files.length === 0) return undefined;
  const { authors, text } = await loadAuthors(input.siteDir);
  const errors: BuildError[] = [];
  const posts: Post[] = [];
  for (const file of files) {
    try {
      const source = input.expand(file);
      const post = createPost(source, authors, input.config);
      if (input.includeDrafts || !post.frontmatter.draft) posts.push(post);
    } catch (error) {
      if (!(error instanceof BuildError)) throw error;
      errors.push(error);
    }
  }
  throwIfAny(errors);
  posts.sort((a, b) => (a.date === b.date ? compare(a.source.file, b.source.file) : compare(b.date, a.date)));
  return {
    posts,
    fileRoutes: new Map(posts.map(({ source, route }) => [source.file, route])),
    hash: hashText(text, ...posts.flatMap(({ source }) => [source.file, source.hash])),
  };
}

function createPost(source: SourceFile, authors: Authors, config: SiteConfig): Post {
  const { file, text } = source;
  const where = parsePostPath(file.slice(BLOG_FOLDER.length + 1));
  const frontmatter = parseFrontmatterAs(postFrontmatterSchema, text, file, source.origin);
  const title = frontmatter.title ?? findContentTitle(text) ?? humanize(where.slug);
  const { text: excerpt, truncated } = cutExcerpt(text, where.format);
  return {
    source,
    format: where.format,
    route: createRoute(where.slug, frontmatter.slug, config, source),
    title: toPlainTitle(title),
    titleHtml: toTitleHtml(title),
    date: findDay(where, frontmatter, file),
    frontmatter,
    authors: frontmatter.authors.map((author) => resolveAuthor(author, authors, config, file)),
    readingMinutes: countReadingMinutes(text),
    excerpt,
    truncated,
  };
}

function createRoute(
  own: string,
  written: string | undefined,
  config: SiteConfig,
  source: SourceFile,
): string {
  const { file } = source;
  const below = (written ?? own).replace(/^\/+|\/+$/g, '');
  const slug = decodeRoute(below, file);
  if (OWN_PAGES.test(slug) || slug === '') {
    throw new BuildError(`the slug \`${slug}\` is taken by the blog itself`, {
      file,
      hint: 'Give the post another `slug`.',
    });
  }
  return applyTrailingSlash(
    resolveRoute(config.blog.routeBasePath || '/', below, written, source),
    config.trailingSlash,
  );
}

function findDay(where: PostPath, { date }: PostFrontmatter, file: string): string {
  const written = date ?? where.date;
  const day = written === undefined ? undefined : parseDay(written);
  if (day !== undefined) return day;
  throw new BuildError(written === undefined ? 'post has no date' : `\`${written}\` is not a date`, {
    file,
    hint: 'Begin the name of the file with the day, `2026-03-14-title.mdx`, or write `date: 2026-03-14`.',
  });
}

function resolveAuthor(
  { key, ...own }: PostFrontmatter['authors'][number],
  authors: Authors,
  config: SiteConfig,
  file: string,
): AuthorView {
  const known = key === undefined ? undefined : authors[key];
  if (key !== undefined && known === undefined) {
    const nearest = findNearestName(key, Object.keys(authors));
    const hint =
      nearest === undefined ? 'Add it to `content/blog/authors.yaml`.' : `Did you mean \`${nearest}\`?`;
    throw new BuildError(`author \`${key}\` is not known`, { file, hint });
  }
  const { name, title, url, image_url: image } = { ...known, ...own };
  if (name === undefined)
    throw new BuildError('an author has no name', { file, hint: 'Write `name`, or the `key` of an author.' });
  return {
    name,
    ...(title !== undefined && { title }),
    ...(url !== undefined && { url }),
    ...(image !== undefined && { imageUrl: isExternalUrl(image) ? image : withBase(config.baseUrl, image) }),
  };
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
