import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** Arguments and blocks of a type by name. Bits say which releases have each. */
export interface SchemaTree {
  readonly [name: string]: number | [number, SchemaTree];
}

const tree: z.ZodType<SchemaTree> = z.lazy(() =>
  z.record(z.string(), z.union([z.number(), z.tuple([z.number(), tree])])),
);

const schemasFile = z.object({
  /** Releases of the provider, oldest first: the first is bit 1. */
  releases: z.array(z.string()),
  /** By mode and type, as `data aws_vpc`. */
  types: z.record(
    z.string(),
    z.object({ releases: z.number(), arguments: tree, attributes: z.record(z.string(), z.number()) }),
  ),
});

export type ProviderSchemas = z.infer<typeof schemasFile>;

/** What `npm run catalog:schemas` wrote. */
export function readProviderSchemas(): ProviderSchemas {
  const file = path.join(import.meta.dirname, 'provider-schemas.json');
  return schemasFile.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** The releases at both ends of a constraint such as `>= 5.30, < 6.0`; an error says why there are none. */
export function findEnds(
  constraints: readonly string[],
  releases: readonly string[],
): string[] | { error: string } {
  const parts = constraints.flatMap((constraint) => constraint.split(',').map((part) => part.trim()));
  const lower = parts.flatMap((part) => /^>= ([\d.]+)$/.exec(part)?.[1] ?? []).at(0);
  const upper = parts.flatMap((part) => /^< ([\d.]+)$/.exec(part)?.[1] ?? []).at(0);
  if (lower === undefined || upper === undefined) return { error: `needs the form \`>= 6.0, < 7.0\`` };
  const first = releases.find((release) => compare(release, lower) === 0);
  const last = releases.findLast((release) => compare(release, upper) < 0);
  if (first === undefined || last === undefined)
    return { error: `no data of ${lower}: add its package to make-provider-schemas.mjs and run it` };
  return [first, last];
}

function compare(first: string, second: string): number {
  const [one, two] = [first, second].map((version) => version.split('.').map(Number));
  for (let index = 0; index < 3; index++) {
    const difference = (one?.[index] ?? 0) - (two?.[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
