import { slugify } from '#shared/slug.ts';
import { tryDecodePath } from '#shared/try-decode.ts';
import type { Frontmatter } from './frontmatter.ts';

/** A tag with the last segment of its URL. */
export interface ResolvedTag {
  readonly label: string;
  readonly slug: string;
  readonly description: string | undefined;
}

/** Resolves a tag from the frontmatter of a document or a post. */
export function resolveTag(tag: Frontmatter['tags'][number]): ResolvedTag {
  if (typeof tag === 'string') return { label: tag, slug: encodeURI(slugify(tag)), description: undefined };
  const { label, permalink, description } = tag;
  return { label, slug: encodeURI(tryDecodePath(permalink.replace(/^\/|\/$/g, ''))), description };
}
