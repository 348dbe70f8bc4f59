import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { BuildError, parseYamlData } from '@gruntwork-docs/engine/source';
import { z } from 'zod';
import { kebabCase } from './kebab-case.ts';

const schema = z
  .record(
    z.string(),
    z
      .looseObject({
        label: z.string().optional(),
        permalink: z.string().optional(),
        description: z.string().optional(),
      })
      .nullable(),
  )
  .nullable();

/** A tag with the last segment of its URL. */
export interface Tag {
  readonly label: string;
  readonly permalink: string;
  readonly description?: string;
}

/** Tags of a tags file, by the names that content uses. */
export type TagsFile = ReadonlyMap<string, Tag>;

export interface LoadedTags {
  readonly tags: TagsFile;
  readonly text: string;
}

/**
 * Loads the tags file in a content folder; `false` and `null` mean none. A file named in the options must
 * exist.
 */
export async function loadTagsFile(
  siteDir: string,
  folder: string,
  name?: string | false | null,
): Promise<LoadedTags> {
  const none = { tags: new Map<string, Tag>(), text: '' };
  if (name === false || name === null) return none;
  const file = path.posix.join(folder, name ?? 'tags.yml');
  if (!existsSync(path.join(siteDir, file))) {
    if (name === undefined) return none;
    throw new BuildError(`the file of tags \`${file}\` does not exist`, {
      file: folder,
      hint: 'Write it, or take `tags` out of the options.',
    });
  }
  const text = await readFile(path.join(siteDir, file), 'utf8');
  const { value } = parseYamlData({ text, file, schema, subject: 'tag' });
  return { tags: new Map(Object.entries(value ?? {}).map(toEntry)), text };
}

function toEntry([name, own]: [string, NonNullable<z.output<typeof schema>>[string]]): [string, Tag] {
  const label = own?.label ?? name.charAt(0).toUpperCase() + name.slice(1).toLowerCase();
  const permalink = toPath(own?.permalink ?? kebabCase(name));
  const { description } = own ?? {};
  return [name, { label, permalink, ...(description !== undefined && { description }) }];
}

/**
 * Resolves a tag in content: a name from the tags file, or a new one whose URL segment is made from its
 * label.
 */
export function resolveTag(
  written: string | { readonly label: string; readonly permalink: string },
  known: TagsFile,
): Tag {
  if (typeof written !== 'string') return { label: written.label, permalink: toPath(written.permalink) };
  return known.get(written) ?? { label: written, permalink: toPath(kebabCase(written)) };
}

/** Encodes a URL segment as browsers do. */
function toPath(permalink: string): string {
  const below = permalink.replace(/^\/+|\/+$/g, '');
  return /%[\da-f]{2}/i.test(below) ? below : encodeURI(below);
}
