import { parseArgs } from 'node:util';

export interface BenchArguments {
  /** Parts to run, in the order of the bench. */
  readonly names: readonly string[];
  readonly pageCounts: readonly number[];
  readonly repeat: number;
  /** Folder of pages to measure in place of those that the bench makes. */
  readonly corpus?: string;
}

/** Reads `build lighthouse --pages 1260,5040 --repeat 3 --corpus folder`. Throws what is wrong with the line and what is possible. */
export function parseBenchArguments(argv: readonly string[], parts: readonly string[]): BenchArguments {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      pages: { type: 'string', default: '1260,5040' },
      repeat: { type: 'string', default: '3' },
      corpus: { type: 'string' },
    },
  });
  const unknown = positionals.find((name) => !parts.includes(name));
  if (unknown !== undefined) throw new Error(`unknown part \`${unknown}\`; parts: ${parts.join(', ')}`);
  return {
    names: positionals.length === 0 ? parts : parts.filter((name) => positionals.includes(name)),
    pageCounts: values.pages
      .split(',')
      .map((text) => parseCount('pages', text))
      .sort((a, b) => a - b),
    repeat: parseCount('repeat', values.repeat),
    ...(values.corpus !== undefined && { corpus: values.corpus }),
  };
}

function parseCount(option: string, text: string): number {
  const count = Number(text);
  if (Number.isInteger(count) && count > 0) return count;
  throw new Error(`\`--${option} ${text}\` is not a whole number above 0`);
}
