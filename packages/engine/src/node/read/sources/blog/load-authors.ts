import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { decodeText } from '../../../files/decode-text.ts';
import { hasFile } from '../../../files/has-file.ts';
import { parseYamlData } from '../../content/yaml-data.ts';
import { type Authors, authorsSchema } from './post.ts';

const FILES = ['content/blog/authors.yaml', 'content/blog/authors.yml'];

/**
 * The authors for ids in posts; empty without a file. Throws `BuildError`s with the line of each invalid
 * entry.
 */
export async function loadAuthors(siteDir: string): Promise<{ authors: Authors; text: string }> {
  const file = FILES.find((name) => hasFile(siteDir, name));
  if (file === undefined) return { authors: {}, text: '' };
  const text = decodeText(await readFile(path.join(siteDir, file)), file);
  const { value } = parseYamlData({
    text,
    file,
    // An empty file has no authors.
    schema: authorsSchema.nullable(),
    subject: 'author',
    hint: 'An author is `id: { name, title, url, image_url }`; only the name must be there.',
  });
  return { authors: value ?? {}, text };
}
