import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseDocument } from 'yaml';
import { readYamlValue } from '../../content/yaml-value.ts';
import { BuildError, throwIfAny } from '../../errors/build-error.ts';
import { createFrame } from '../../errors/frame.ts';
import { decodeText } from '../../files/decode-text.ts';
import { type Authors, authorsSchema } from './post.ts';

const FILES = ['content/blog/authors.yaml', 'content/blog/authors.yml'];

/** The authors that posts name by id; none without a file. Throws `BuildError`s with the line of each wrong entry. */
export async function loadAuthors(siteDir: string): Promise<{ authors: Authors; text: string }> {
  const file = FILES.find((name) => existsSync(path.join(siteDir, name)));
  if (file === undefined) return { authors: {}, text: '' };
  const text = decodeText(await readFile(path.join(siteDir, file)), file);
  const document = parseDocument(text);
  const [syntaxError] = document.errors;
  if (syntaxError !== undefined) {
    const line = syntaxError.linePos?.[0].line ?? 1;
    throw new BuildError('authors are not valid YAML', { file, line, frame: createFrame(text, line) });
  }
  const result = authorsSchema.safeParse(readYamlValue(document, { file, text }) ?? {});
  if (result.success) return { authors: result.data, text };
  throwIfAny(
    result.error.issues.map((issue) => {
      const line = Math.max(
        1,
        text.split('\n').findIndex((row) => row.startsWith(`${String(issue.path[0])}:`)) + 1,
      );
      const frame = createFrame(text, line);
      const hint = 'An author is `id: { name, title, url, image_url }`; only the name must be there.';
      return new BuildError(`author \`${issue.path.join('.')}\`: ${issue.message}`, {
        file,
        line,
        frame,
        hint,
      });
    }),
  );
  return { authors: {}, text };
}
