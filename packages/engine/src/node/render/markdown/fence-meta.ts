/** Options from the info string of a code fence, after the language. */
export interface FenceMeta {
  readonly title: string | undefined;
  /** 1-based lines. */
  readonly highlighted: ReadonlySet<number>;
  /** Number of the first line; `undefined`: no line numbers. */
  readonly firstLineNumber: number | undefined;
  readonly wrap: boolean;
  /** Lines begin with `+`, `-` or a space, which is a mark and not code. */
  readonly diff: boolean;
  /** The block is the output of the command above it. */
  readonly expect: boolean;
  /** The machine that the commands run on, if it is a different one. */
  readonly host: string | undefined;
  /** Reason for skipping the check of the sample. */
  readonly unchecked: string | undefined;
}

/**
 * Parses `title="main.tf" {1,3-5} showLineNumbers wrap diff expect host="bastion host" unchecked="reason"`.
 */
export function parseFenceMeta(meta: string): FenceMeta {
  const before = known.get(meta);
  if (before !== undefined) return before;
  const parsed = parse(meta);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(meta, parsed);
  return parsed;
}

/** Caches results: most info strings are empty, and each is parsed several times. */
const known = new Map<string, FenceMeta>();
const MOST_KNOWN = 1_000;

function parse(meta: string): FenceMeta {
  const quoted = (name: string): string | undefined =>
    new RegExp(`(?:^|\\s)${name}=(?:"([^"]*)"|'([^']*)')`)
      .exec(meta)
      ?.slice(1)
      .find((value) => value !== undefined);
  const flags = meta.replace(/\w+=(?:"[^"]*"|'[^']*')/g, '').split(/\s+/);
  const numbers = flags.find((flag) => /^showLineNumbers(?:=\d+)?$/.test(flag));
  return {
    title: quoted('title'),
    highlighted: parseLineRanges(/\{([\d,\s-]+)\}/.exec(meta)?.[1] ?? ''),
    firstLineNumber: numbers === undefined ? undefined : Number(numbers.split('=')[1] ?? 1),
    wrap: flags.includes('wrap'),
    diff: flags.includes('diff'),
    expect: flags.includes('expect'),
    host: quoted('host'),
    unchecked: quoted('unchecked'),
  };
}

/** `1,3-5` is the set of 1, 3, 4 and 5. */
export function parseLineRanges(text: string): ReadonlySet<number> {
  const lines = new Set<number>();
  for (const part of text.split(',')) {
    const [from, to] = part.split('-').map((value) => Number.parseInt(value, 10));
    if (from === undefined || Number.isNaN(from)) continue;
    for (let line = from; line <= (to ?? from); line++) lines.add(line);
  }
  return lines;
}
