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

/** A tag with the last part of its URL. */
export interface Tag {
  readonly label: string;
  readonly permalink: string;
  readonly description?: string;
}

/** What a file of tags says of each, by the names that texts use. */
export type TagsFile = ReadonlyMap<string, Tag>;

export interface LoadedTags {
  readonly tags: TagsFile;
  readonly text: string;
}

/** Reads the file of the tags in a folder of texts; `false` and `null`: there is none. A file that the options name must exist. */
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

/** A tag as a text writes it: a name of the file of tags, or one with a place in URLs that is made of the words of its label. */
export function resolveTag(
  written: string | { readonly label: string; readonly permalink: string },
  known: TagsFile,
): Tag {
  if (typeof written !== 'string') return { label: written.label, permalink: toPath(written.permalink) };
  return known.get(written) ?? { label: written, permalink: toPath(kebabCase(written)) };
}

/** A part of a URL as browsers write it. */
function toPath(permalink: string): string {
  const below = permalink.replace(/^\/+|\/+$/g, '');
  return /%[\da-f]{2}/i.test(below) ? below : encodeURI(below);
}
