import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { AuthorView, SiteConfig } from '@gruntwork-docs/engine/shared';
import { isExternalUrl, withBase } from '@gruntwork-docs/engine/shared';
import { BuildError, blogRoute, findNearestName, parseYamlData } from '@gruntwork-docs/engine/source';
import { z } from 'zod';
import { kebabCase } from '../kebab-case.ts';
import { type AuthorInput, authorSchema, type PostFrontmatter } from './blog-frontmatter.ts';

/** Authors by key. */
export type AuthorFile = Readonly<Record<string, AuthorInput>>;

/** Loads the authors that posts reference by key; none without a file. */
export async function loadAuthorFile(
  siteDir: string,
  folder: string,
  name?: string,
): Promise<{ authors: AuthorFile; text: string }> {
  const names = name === undefined ? ['authors.yml', 'authors.yaml', 'authors.json'] : [name];
  const file = names.map((each) => `${folder}/${each}`).find((each) => existsSync(path.join(siteDir, each)));
  if (file === undefined) return { authors: {}, text: '' };
  const text = await readFile(path.join(siteDir, file), 'utf8');
  const schema = z.record(z.string(), authorSchema).nullable();
  const { value } = parseYamlData({ text, file, schema, subject: 'author' });
  return { authors: value ?? {}, text };
}

/** Returns an author's path below `authors`; `undefined` for an author without a page. */
export function findAuthorSlug(key: string, page: AuthorInput['page']): string | undefined {
  if (page === undefined || page === false) return undefined;
  const written = typeof page === 'object' ? page.permalink : undefined;
  return (written ?? kebabCase(key)).replace(/^\/+|\/+$/g, '');
}

/** Returns the keys of authors that a post references. */
export function listAuthorKeys({ authors }: PostFrontmatter): string[] {
  return authors.flatMap(({ key }) => (key === undefined ? [] : [key]));
}

/** Returns the authors of a post, whichever form the frontmatter uses. */
export function resolveAuthors(
  own: PostFrontmatter,
  authors: AuthorFile,
  config: SiteConfig,
  file: string,
): AuthorView[] {
  const single: AuthorInput = {
    name: own.author,
    title: own.author_title ?? own.authorTitle,
    url: own.author_url ?? own.authorURL,
    image_url: own.author_image_url ?? own.authorImageURL,
  };
  const named = own.author === undefined || own.authors.length > 0 ? own.authors : [single];
  return named.flatMap((author) => resolveAuthor(author, authors, config, file));
}

function resolveAuthor(
  { key, ...own }: AuthorInput,
  authors: AuthorFile,
  config: SiteConfig,
  file: string,
): AuthorView[] {
  const known = key === undefined ? undefined : authors[key];
  if (key !== undefined && known === undefined) {
    const nearest = findNearestName(key, Object.keys(authors));
    throw new BuildError(`author \`${key}\` is not known`, {
      file,
      hint: nearest === undefined ? "Add it to the blog's `authors.yml`." : `Did you mean \`${nearest}\`?`,
    });
  }
  const { name, title, url, email, image_url, imageURL, page } = { ...known, ...withoutUndefined(own) };
  const slug = key === undefined ? undefined : findAuthorSlug(key, page);
  const link =
    slug === undefined
      ? (url ?? (email && `mailto:${email}`))
      : withBase(config.baseUrl, blogRoute(config, 'authors', slug));
  const image = image_url ?? imageURL;
  if (name === undefined) return [];
  return [
    {
      name,
      ...(title !== undefined && { title }),
      ...(link && { url: link }),
      ...(image !== undefined && {
        imageUrl: isExternalUrl(image) ? image : withBase(config.baseUrl, image),
      }),
    },
  ];
}

function withoutUndefined(author: Partial<AuthorInput>): Partial<AuthorInput> {
  return Object.fromEntries(Object.entries(author).filter(([, value]) => value !== undefined));
}
