import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@cdktn/hcl2json';
import { describe, expect, it } from 'vitest';
import { parseHcl } from '#terraform/hcl/parser.ts';
import { CONSTRUCTS } from './constructs.ts';
import { createMutator } from './mutations.ts';
import { toReferenceJson } from './values.ts';

const root = join(import.meta.dirname, '../..');
const files = ['site/catalog', 'packages/terraform/src/golden'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tf') && !name.includes('.terraform/') && !name.includes('deep-nesting'))
    .map((name) => join(folder, name)),
);

/** What Go's own parser says; it may refuse to convert what it has parsed, which is no verdict on the syntax. */
async function askReference(text: string): Promise<{ accepts: boolean; value?: unknown }> {
  try {
    return { accepts: true, value: await parse('a.tf', text) };
  } catch (error) {
    return { accepts: error instanceof Error && !error.message.startsWith('parse config') };
  }
}

async function findDifference(text: string): Promise<string | undefined> {
  const reference = await askReference(text);
  const parsed = parseHcl(text, 'a.tf');
  const accepts = parsed.errors.length === 0;
  if (accepts !== reference.accepts)
    return `the reference ${reference.accepts ? 'accepts' : 'rejects'} ${JSON.stringify(text)}`;
  if (reference.value === undefined) return undefined;
  const own = toReferenceJson(parsed);
  return own.difference(reference.value);
}

describe('agreement with the reference parser', () => {
  it.each(files)('%s has the same values', async (file) => {
    expect(await findDifference(readFileSync(join(root, file), 'utf8'))).toBeUndefined();
  });

  it('every construct of the language is accepted, rejected and valued alike', async () => {
    const differences: string[] = [];
    for (const text of CONSTRUCTS) {
      const difference = await findDifference(text);
      if (difference !== undefined) differences.push(difference);
    }
    expect(differences).toEqual([]);
  });

  it('6,000 seeded mutants are accepted, rejected and valued alike', { timeout: 120_000 }, async () => {
    const mutate = createMutator(20_240_607);
    const texts = files
      .map((file) => readFileSync(join(root, file), 'utf8'))
      .filter((text) => text.length < 3000);
    const differences: string[] = [];
    let accepted = 0;
    for (let count = 0; count < 6000; count++) {
      const mutant = mutate(count % 8 === 0 ? texts : CONSTRUCTS);
      const difference = await findDifference(mutant);
      if (difference !== undefined) differences.push(difference);
      if (parseHcl(mutant, 'a.tf').errors.length === 0) accepted++;
    }
    expect(differences).toEqual([]);
    expect(accepted).toBeGreaterThan(500);
  });
});
