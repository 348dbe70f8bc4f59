import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readYamlValue } from '@gruntwork-docs/engine/node/content/yaml-value.ts';
import { BuildError, throwIfAny } from '@gruntwork-docs/engine/node/errors/build-error.ts';
import { locate } from '@gruntwork-docs/engine/node/errors/frame.ts';
import { parseDocument } from 'yaml';
import { type GlossaryEntry, glossarySchema } from '#shared/glossary.ts';

const FILE = 'content/data/glossary.yaml';

/** Page that lists the terms; `<Term>` links there. */
export const GLOSSARY_PAGE = 'content/docs/reference/glossary.mdx';

/** Reads the glossary, in the order of its terms. A site without one has no terms. */
export async function loadGlossary(siteDir: string): Promise<readonly GlossaryEntry[]> {
  const text = await readFile(path.join(siteDir, FILE), 'utf8').catch(() => undefined);
  if (text === undefined) return [];
  const document = parseDocument(text);
  const [fault] = document.errors;
  if (fault !== undefined) {
    const { line, column } = locate(text, fault.pos[0]);
    throw new BuildError(`glossary is not valid YAML: ${fault.message.split('\n')[0]}`, {
      file: FILE,
      line,
      column,
    });
  }
  const result = glossarySchema.safeParse(readYamlValue(document, { file: FILE, text }));
  const lineOf = (where: readonly PropertyKey[]): number | undefined => {
    const node: unknown = document.getIn(where, true);
    const range =
      typeof node === 'object' && node !== null
        ? (Reflect.get(node, 'range') as number[] | undefined)
        : undefined;
    return range?.[0] === undefined ? undefined : locate(text, range[0]).line;
  };
  if (!result.success) {
    throwIfAny(
      result.error.issues.map(
        (issue) =>
          new BuildError(`glossary \`${issue.path.join('.')}\`: ${issue.message}`, {
            file: FILE,
            line: lineOf(issue.path) ?? lineOf(issue.path.slice(0, 1)),
            hint: 'An entry is `id`, `term`, `definition` and, where a page says more, `more`.',
          }),
      ),
    );
    return [];
  }
  const seen = new Set<string>();
  throwIfAny(
    result.data.flatMap(({ id }, index) => {
      if (!seen.has(id)) {
        seen.add(id);
        return [];
      }
      const hint = 'Give one of the two another id, or make them one.';
      return [
        new BuildError(`glossary has the id \`${id}\` twice`, {
          file: FILE,
          line: lineOf([index, 'id']),
          hint,
        }),
      ];
    }),
  );
  const { compare } = new Intl.Collator('en', { sensitivity: 'base' });
  return result.data.toSorted((a, b) => compare(a.term, b.term));
}
