import { z } from 'zod';
import type { AuthorView } from '#shared/blog-view.ts';
import type { SourceFile } from '../../content/doc.ts';
import { frontmatterSchema } from '../../content/frontmatter.ts';

const author = z.strictObject({
  /** Id in `authors.yaml`; fields set here override its values. */
  key: z.string().optional(),
  name: z.string().min(1).optional(),
  title: z.string().optional(),
  url: z.url().optional(),
  /** Path in the static directory, or a URL. */
  image_url: z.string().optional(),
});
export type AuthorInput = z.infer<typeof author>;

/** An author in frontmatter: an id, or name and title. */
const namedAuthor = z
  .union([z.string().min(1), author])
  .transform((value): AuthorInput => (typeof value === 'string' ? { key: value } : value));

/** `authors.yaml`: authors by id. */
export const authorsSchema = z.record(z.string(), author.omit({ key: true }).required({ name: true }));
export type Authors = z.infer<typeof authorsSchema>;

const { title, description, slug, tags, keywords, image, draft, unlisted, custom_edit_url, last_update } =
  frontmatterSchema.shape;
const { hide_table_of_contents, toc_min_heading_level, toc_max_heading_level } = frontmatterSchema.shape;

/** Frontmatter of a post: that of documents without sidebar keys, plus date and authors. */
export const postFrontmatterSchema = z.strictObject({
  title,
  description,
  /** ISO 8601; absent: the day at the beginning of the file's name. */
  date: z.union([z.date(), z.string()]).optional(),
  authors: z.union([namedAuthor.transform((value) => [value]), z.array(namedAuthor)]).default([]),
  tags,
  slug,
  image,
  keywords,
  draft,
  unlisted,
  custom_edit_url,
  last_update,
  hide_table_of_contents,
  toc_min_heading_level,
  toc_max_heading_level,
});
export type PostFrontmatter = z.infer<typeof postFrontmatterSchema>;

/** A post before rendering. */
export interface Post {
  readonly source: SourceFile;
  /** Language of the text if it isn't the page's. */
  readonly textLocale?: string;
  readonly format: 'md' | 'mdx';
  /** Site path without base URL. */
  readonly route: string;
  readonly title: string;
  readonly titleHtml: string;
  /** Day of publication, ISO 8601. */
  readonly date: string;
  readonly frontmatter: PostFrontmatter;
  readonly authors: readonly AuthorView[];
  readonly readingMinutes: number;
  /** The text for lists, including definitions that it uses. */
  readonly excerpt: string;
  /** The post is longer than the excerpt. */
  readonly truncated: boolean;
}

/** The posts of a site from new to old, with drafts if they are included. */
export interface Blog {
  /** Site paths of the posts by file, for links to them. */
  readonly fileRoutes: ReadonlyMap<string, string>;
  readonly posts: readonly Post[];
  /** Changes with all input files. */
  readonly hash: string;
}
