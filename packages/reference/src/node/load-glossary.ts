import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseYamlData, throwIfAny } from '@gruntwork-docs/engine/source';
import { type GlossaryEntry, glossarySchema } from '#shared/glossary.ts';

const FILE = 'content/data/glossary.yaml';

/** Page that lists the terms; `<Term>` links there. */
export const GLOSSARY_PAGE = 'content/docs/reference/glossary.mdx';

/** Loads the glossary, in the order of its terms. A site without one has no terms. */
export async function loadGlossary(siteDir: string): Promise<readonly GlossaryEntry[]> {
  const text = await readFile(path.join(siteDir, FILE), 'utf8').catch(() => undefined);
  if (text === undefined) return [];
  const { value, fail } = parseYamlData({
    text,
    file: FILE,
    schema: glossarySchema,
    subject: 'glossary',
    hint: 'An entry is `id`, `term`, `definition` and, where a page says more, `more`.',
  });
  const seen = new Set<string>();
  throwIfAny(
    value.flatMap(({ id }, index) => {
      if (!seen.has(id)) {
        seen.add(id);
        return [];
      }
      const hint = 'Give one of the two another id, or make them one.';
      return [fail([index, 'id'], `glossary has the id \`${id}\` twice`, hint)];
    }),
  );
  const { compare } = new Intl.Collator('en', { sensitivity: 'base' });
  return value.toSorted((a, b) => compare(a.term, b.term));
}
