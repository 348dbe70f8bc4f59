import type { SourceFile } from '@gruntwork-docs/engine/source';
import { parseFrontmatterAs } from '@gruntwork-docs/engine/source';
import { z } from 'zod';
import { indentQuotes, sharedKeys } from '../frontmatter.ts';

/** A person in a post or in the authors file. */
export const authorSchema = z.looseObject({
  key: z.string().optional(),
  name: z.string().optional(),
  title: z.string().optional(),
  url: z.string().optional(),
  email: z.string().optional(),
  description: z.string().optional(),
  image_url: z.string().optional(),
  imageURL: z.string().optional(),
  page: z.union([z.boolean(), z.looseObject({ permalink: z.string().optional() })]).optional(),
  socials: z.record(z.string(), z.string()).optional(),
});
export type AuthorInput = z.output<typeof authorSchema>;

const named = z.union([z.string().transform((key): AuthorInput => ({ key })), authorSchema]);

const postSchema = z.looseObject({
  ...sharedKeys,
  date: z.union([z.date(), z.string()]).optional(),
  authors: z
    .union([z.array(named), named.transform((one) => [one]), z.null().transform((): AuthorInput[] => [])])
    .default([]),
  author: z.string().optional(),
  author_title: z.string().optional(),
  author_url: z.string().optional(),
  author_image_url: z.string().optional(),
  authorTitle: z.string().optional(),
  authorURL: z.string().optional(),
  authorImageURL: z.string().optional(),
});
export type PostFrontmatter = z.output<typeof postSchema>;

/** Parses the frontmatter of a post. */
export function parsePost(source: SourceFile): { own: PostFrontmatter } {
  return { own: parseFrontmatterAs(postSchema, indentQuotes(source.text), source.file, source.origin) };
}
