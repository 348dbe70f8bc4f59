import type { PageView } from '@gruntwork-docs/engine/shared';

const CLASSES: Readonly<Partial<Record<PageView['kind'], string>>> = {
  doc: 'docs-doc-page',
  page: 'mdx-page',
  tags: 'docs-tags-list-page',
  tag: 'docs-tag-doc-list-page',
  'blog-list': 'blog-list-page',
  'blog-post': 'blog-post-page',
  'blog-tags': 'blog-tags-list-page',
  'blog-tag': 'blog-tags-post-list-page',
  'blog-archive': 'blog-archive-page',
};

/** Returns the class of a page's kind, for a site's own styles. */
export function getKindClass(kind: PageView['kind']): string | undefined {
  return CLASSES[kind];
}
