import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseYamlData } from '@gruntwork-docs/engine/source';
import { z } from 'zod';
import { flag, text } from '../frontmatter.ts';
import { categoryLink } from './sidebar-items.ts';

const NAMES = ['_category_.json', '_category_.yml', '_category_.yaml'];

const schema = z.looseObject({
  label: text.optional(),
  position: z.coerce.number().optional(),
  collapsible: flag.optional(),
  collapsed: flag.optional(),
  description: text.optional(),
  /** `null` means no link, even when the folder has an index. */
  link: categoryLink.nullable().optional(),
});
/** Contents of a folder's `_category_` file. */
export type FolderData = z.output<typeof schema>;

/**
 * Loads the `_category_` files of folders, by names on disk below `root`. JSON is parsed as YAML, of which it
 * is a subset.
 */
export async function loadCategoryFiles(
  siteDir: string,
  root: string,
  folders: Iterable<string>,
): Promise<{ categories: ReadonlyMap<string, FolderData>; text: string }> {
  const categories = new Map<string, FolderData>();
  let all = '';
  for (const folder of new Set(folders)) {
    const file = NAMES.map((name) => path.posix.join(root, folder, name)).find((name) =>
      existsSync(path.join(siteDir, name)),
    );
    if (file === undefined) continue;
    const written = await readFile(path.join(siteDir, file), 'utf8');
    const { value } = parseYamlData({
      text: written.replaceAll('\t', '  '),
      file,
      schema: schema.nullable(),
      subject: 'category',
    });
    if (value !== null) categories.set(folder, value);
    all += `${file}\n${written}\n`;
  }
  return { categories, text: all };
}
