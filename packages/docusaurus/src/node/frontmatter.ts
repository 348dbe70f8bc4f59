import type { SourceFile } from '@gruntwork-docs/engine/source';
import { type Frontmatter, parseDay, parseFrontmatterAs } from '@gruntwork-docs/engine/source';
import { z } from 'zod';
import { resolveTag, type TagsFile } from './tags-file.ts';

/** YAML parses `title: 2024` as a number. */
export const text = z
  .union([z.string(), z.number(), z.boolean(), z.date()])
  .transform((value) => (value instanceof Date ? value.toISOString().slice(0, 10) : String(value)));
/** Quotes around a value are ignored. */
export const flag = z
  .union([z.boolean(), z.enum(['true', 'false'])])
  .transform((value) => value === true || value === 'true');
const level = z.coerce.number().int().min(2).max(6);
const tag = z.union([
  text,
  z
    .looseObject({ label: text, permalink: z.string() })
    .transform(({ label, permalink }) => ({ label, permalink })),
]);
const list = <Item extends z.ZodType>(item: Item) =>
  z.union([z.array(item), item.transform((value) => [value]), z.null().transform(() => [])]);

/** Frontmatter keys of documents, posts and pages alike. */
export const sharedKeys = {
  title: text.nullish(),
  description: text.nullish(),
  slug: text.nullish(),
  id: text.nullish(),
  tags: list(tag).default([]),
  keywords: list(text).default([]),
  image: z.string().nullish(),
  hide_title: flag.default(false),
  hide_table_of_contents: flag.default(false),
  toc_min_heading_level: level.optional(),
  toc_max_heading_level: level.optional(),
  draft: flag.default(false),
  unlisted: flag.default(false),
  last_update: z
    .looseObject({ date: z.union([z.date(), z.string()]).optional(), author: text.optional() })
    .nullish(),
  custom_edit_url: z.string().nullish(),
  sidebar_label: text.nullish(),
  wrapperClassName: z.string().optional(),
  title_meta: text.nullish(),
  mdx: z.looseObject({ format: z.enum(['md', 'mdx', 'detect']).optional() }).nullish(),
} as const;

const docSchema = z.looseObject({
  ...sharedKeys,
  sidebar_position: z.coerce.number().optional(),
  sidebar_key: text.optional(),
  sidebar_class_name: text.optional(),
  sidebar_custom_props: z.looseObject({}).optional(),
  displayed_sidebar: z.string().nullish(),
  pagination_label: text.optional(),
  pagination_next: z.string().nullish(),
  pagination_prev: z.string().nullish(),
  parse_number_prefixes: flag.default(true),
});
export type DocFrontmatter = z.output<typeof docSchema>;

/** Indents a value's closing quote on a line by itself, as stricter YAML parsers require. */
export function indentQuotes(text: string): string {
  return text.replace(/^---\r?\n[\s\S]*?\n---/, (head) => head.replace(/^(["'])[ \t]*$/gm, ' $1'));
}

/** Unused but harmless keys, left by older releases of Docusaurus and other tools. */
const HARMLESS = new Set([
  'original_id',
  'date',
  'hide_toc',
  'layout',
  'category',
  'permalink',
  'next',
  'previous',
]);

/** Parses the frontmatter of a document; unknown keys are reported, not rejected. */
export function parseDocFrontmatter(source: SourceFile): { own: DocFrontmatter; unknown: readonly string[] } {
  const own = parseFrontmatterAs(docSchema, indentQuotes(source.text), source.file, source.origin);
  return { own, unknown: findUnknown(own, docSchema.shape) };
}

/** Returns the frontmatter keys that a schema does not name. */
export function findUnknown(values: object, shape: object): string[] {
  return Object.keys(values).filter((key) => !(key in shape) && !HARMLESS.has(key));
}

type SharedFrontmatter = Pick<DocFrontmatter, keyof typeof sharedKeys>;

/** Converts it to the engine's frontmatter. */
export function toFrontmatter(
  own: SharedFrontmatter,
  excerpt: string | undefined,
  tags: TagsFile = new Map(),
): Frontmatter {
  const description = own.description || excerpt;
  const { last_update: updated, custom_edit_url: edit } = own;
  const date = updated?.date === undefined ? undefined : parseDay(updated.date);
  return {
    ...(own.title && { title: own.title }),
    ...(description && { description }),
    ...(own.sidebar_label && { sidebar_label: own.sidebar_label }),
    tags: own.tags.map((tag) => resolveTag(tag, tags)),
    keywords: own.keywords,
    ...(own.image && { image: own.image }),
    hide_title: own.hide_title,
    hide_table_of_contents: own.hide_table_of_contents,
    ...(own.toc_min_heading_level !== undefined && { toc_min_heading_level: own.toc_min_heading_level }),
    ...(own.toc_max_heading_level !== undefined && { toc_max_heading_level: own.toc_max_heading_level }),
    draft: own.draft,
    unlisted: own.unlisted,
    ...(updated && {
      last_update: {
        ...(date !== undefined && { date }),
        ...(updated.author !== undefined && { author: updated.author }),
      },
    }),
    ...(edit !== undefined && { custom_edit_url: edit || null }),
  };
}
