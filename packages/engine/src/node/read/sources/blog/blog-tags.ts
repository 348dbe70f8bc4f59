import type { SiteConfig } from '#shared/site-config.ts';
import { resolveTag } from '../../content/resolve-tag.ts';
import { blogRoute } from './blog-routes.ts';
import type { Post } from './post.ts';

/** Fixed locale: the order is the same on every machine. */
const { compare } = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** A tag with its posts, from new to old. */
export interface BlogTag {
  readonly label: string;
  /** Description on its page. */
  readonly description: string | undefined;
  readonly route: string;
  readonly slug: string;
  readonly posts: readonly Post[];
}

/** Collects the tags of posts; spellings with the same URL are one tag, named after the newest post's. */
export function collectBlogTags(posts: readonly Post[], config: SiteConfig): BlogTag[] {
  const bySlug = new Map<string, Pick<BlogTag, 'label' | 'description'> & { posts: Set<Post> }>();
  for (const post of posts) {
    for (const { label, slug, description } of post.frontmatter.tags.map(resolveTag)) {
      const tag = bySlug.get(slug) ?? { label, description, posts: new Set() };
      tag.posts.add(post);
      bySlug.set(slug, tag);
    }
  }
  return [...bySlug]
    .map(([slug, tag]) => ({
      slug,
      label: tag.label,
      description: tag.description,
      route: blogRoute(config, 'tags', slug),
      posts: [...tag.posts],
    }))
    .sort((a, b) => compare(a.label, b.label));
}
