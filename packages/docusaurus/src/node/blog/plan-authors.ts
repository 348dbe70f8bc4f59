import type { SidebarNode } from '@gruntwork-docs/engine/shared';
import { formatPlural } from '@gruntwork-docs/engine/shared';
import type { Blog, PagePlan, PlanContext } from '@gruntwork-docs/engine/source';
import { blogRoute, createBlogContext, planComponentPage, planList } from '@gruntwork-docs/engine/source';
import { type AuthorFile, findAuthorSlug } from './blog-authors.ts';

/** An author from the authors file. */
export interface AuthorPage {
  readonly key: string;
  readonly name: string;
  readonly title: string | undefined;
  /** A sentence about the author. */
  readonly description: string | undefined;
  /** Link to another site. */
  readonly url: string | undefined;
  /** Path below `authors`; `undefined` for an author without a page. */
  readonly slug: string | undefined;
}

/** A blog with the data for its authors' pages. */
export interface BlogWithAuthors extends Blog {
  readonly authorPages: readonly AuthorPage[];
  /** Keys of the authors of each post, by file. */
  readonly keysOfPosts: ReadonlyMap<string, readonly string[]>;
}

/** Returns all authors, with the paths of those that have a page. */
export function findAuthorPages(authors: AuthorFile): AuthorPage[] {
  return Object.entries(authors).map(([key, { page, name = key, title, description, url }]) => {
    return { key, name, title, description, url, slug: findAuthorSlug(key, page) };
  });
}

/** Plans the list of authors, and the list of posts of each author. */
export function planAuthors(blog: BlogWithAuthors, context: PlanContext): PagePlan[] {
  const { authorPages, keysOfPosts } = blog;
  if (authorPages.length === 0) return [];
  const own = createBlogContext(blog, context);
  const { config, toUrl } = context;
  const postsOf = ({ key }: AuthorPage) =>
    own.listed.filter(({ source }) => keysOfPosts.get(source.file)?.includes(key) === true);
  const all = toUrl(blogRoute(config, 'authors'));
  const cards = authorPages.map((author): SidebarNode => {
    const count = formatPlural(own.texts, 'posts', postsOf(author).length);
    return {
      type: 'link',
      label: author.name,
      url: author.slug === undefined ? (author.url ?? all) : toUrl(blogRoute(config, 'authors', author.slug)),
      external: author.slug === undefined && author.url !== undefined,
      description: author.title === undefined ? count : `${author.title} · ${count}`,
    };
  });
  const title = 'Authors';
  const list = planComponentPage(
    'CategoryIndex',
    blogRoute(config, 'authors'),
    title,
    { items: cards },
    context,
  );
  const trail = [{ label: title, url: all }];
  return [
    { ...list, view: { ...list.view, ...own.viewOf('blog-tags', title, [{ label: title }]) } },
    ...authorPages.flatMap((author) =>
      author.slug === undefined
        ? []
        : planList(
            {
              below: ['authors', author.slug],
              title: author.name,
              description: author.title ?? author.name,
              about: [author.title, author.description].filter(Boolean).join(' · ') || undefined,
              up: { label: 'View all authors', url: all },
              kind: 'blog-list',
              trail: [...trail, { label: author.name }],
              posts: postsOf(author),
            },
            own,
          ),
    ),
  ];
}
