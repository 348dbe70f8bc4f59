import { parseArgs } from 'node:util';

export interface BenchArguments {
  /** Parts to run, in the order of the bench. */
  readonly names: readonly string[];
  readonly pageCounts: readonly number[];
  readonly repeat: number;
  /** Folder of pages to measure instead of the generated corpus. */
  readonly corpus?: string;
  /** Engines to compare, stages to measure, and whether to resume an earlier run; parts do not run then. */
  readonly peers?: {
    readonly ids: readonly string[];
    readonly stages: readonly string[];
    readonly resume: boolean;
  };
}

/** Valid values for the arguments. */
export interface BenchChoices {
  readonly parts: readonly string[];
  readonly peers: readonly string[];
  readonly stages: readonly string[];
}

/**
 * Parses `build lighthouse --pages 1260,5040 --repeat 3 --corpus folder` and `--peers --only own,rspress
 * --stages cold --resume`. Throws an error that names the mistake and the valid values.
 */
export function parseBenchArguments(argv: readonly string[], choices: BenchChoices): BenchArguments {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      pages: { type: 'string' },
      repeat: { type: 'string', default: '3' },
      corpus: { type: 'string' },
      peers: { type: 'boolean', default: false },
      only: { type: 'string' },
      stages: { type: 'string' },
      resume: { type: 'boolean', default: false },
    },
  });
  if (!values.peers && (values.resume || (values.only ?? values.stages) !== undefined))
    throw new Error('`--only`, `--stages` and `--resume` are about what `--peers` compares: add it');
  return {
    names: choose('part', positionals, choices.parts),
    // Some engines take minutes for the smaller corpus.
    pageCounts: (values.pages ?? (values.peers ? '1260' : '1260,5040'))
      .split(',')
      .map((text) => parseCount('pages', text))
      .sort((a, b) => a - b),
    repeat: parseCount('repeat', values.repeat),
    ...(values.corpus !== undefined && { corpus: values.corpus }),
    ...(values.peers && {
      peers: {
        ids: choose('engine', values.only?.split(',') ?? [], choices.peers),
        stages: choose('stage', values.stages?.split(',') ?? [], choices.stages),
        resume: values.resume,
      },
    }),
  };
}

/** Returns everything when nothing is named; otherwise the named ones, in the order of the bench. */
function choose(kind: string, named: readonly string[], known: readonly string[]): readonly string[] {
  const unknown = named.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Error(`unknown ${kind} \`${unknown}\`; ${kind}s: ${known.join(', ')}`);
  return named.length === 0 ? known : known.filter((name) => named.includes(name));
}

function parseCount(option: string, text: string): number {
  const count = Number(text);
  if (Number.isInteger(count) && count > 0) return count;
  throw new Error(`\`--${option} ${text}\` is not a whole number above 0`);
}
