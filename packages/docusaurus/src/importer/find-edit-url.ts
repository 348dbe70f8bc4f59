const PATHS = ['first.md', 'folder/second.mdx'];

/**
 * Finds the URL prefix of a site's `editUrl`. A function is called for two sample files; `undefined` when its
 * results do not end in their paths.
 */
export function findEditUrl(
  value: unknown,
  folder: string,
  describe: (path: string) => Readonly<Record<string, string>>,
): string | undefined {
  if (typeof value === 'string') return value;
  if (!isProgram(value)) return undefined;
  const starts = PATHS.map((path) => {
    const end = `${folder}/${path}`;
    const answer = ask(value, { ...describe(path), permalink: '/', locale: 'en' });
    return typeof answer === 'string' && answer.endsWith(end) ? answer.slice(0, -end.length) : undefined;
  });
  const [start] = starts;
  return starts.every((own) => own === start) && start !== undefined && URL.canParse(start)
    ? start
    : undefined;
}

type Program = (about: object) => unknown;

function isProgram(value: unknown): value is Program {
  return typeof value === 'function';
}

/** A function that fails for a missing file counts as absent. */
function ask(value: Program, about: object): unknown {
  try {
    return value(about);
  } catch {
    return undefined;
  }
}
