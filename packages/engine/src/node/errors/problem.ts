import type { Severity } from '#shared/site-config.ts';
import { BuildError } from './build-error.ts';

export type ProblemKind =
  | 'page'
  | 'redirect'
  | 'link'
  | 'anchor'
  | 'component-link'
  | 'image'
  | 'markdown-link'
  | 'route'
  | 'sample'
  | 'id'
  | 'frame'
  | 'frontmatter'
  | 'data';

/** A problem of a page, found after rendering. */
export interface Problem {
  readonly kind: ProblemKind;
  /** Site-relative file, or the route of a generated page. */
  readonly page: string;
  readonly line: number | undefined;
  readonly message: string;
  /** Severity of this problem; absent: the config's for its kind. */
  readonly severity?: Severity;
}

interface KindText {
  readonly one: string;
  readonly many: string;
  readonly hint: string;
}

const TEXTS: Record<ProblemKind, KindText> = {
  page: {
    one: 'page that cannot be made',
    many: 'pages that cannot be made',
    hint: 'Correct the text, its components or what these import; where that is written by a program of the site, run it first. A sentence stands in their place until then.',
  },
  link: {
    one: 'broken link',
    many: 'broken links',
    hint: 'Correct the link, or create the page; `pathname://` before a URL leaves it unchecked.',
  },
  anchor: {
    one: 'broken anchor',
    many: 'broken anchors',
    hint: 'Link to a heading that the page has; `## Heading {#id}` fixes its anchor.',
  },
  'component-link': {
    one: 'broken link of a component',
    many: 'broken links of components',
    hint: 'Correct what the component is given; `data-no-router` on a link leaves it unchecked.',
  },
  image: {
    one: 'missing image',
    many: 'missing images',
    hint: 'Put the file next to the page, or into the static directory and write its path from `/`.',
  },
  'markdown-link': {
    one: 'broken Markdown link',
    many: 'broken Markdown links',
    hint: 'Write the path to the file as seen from this one, with extension.',
  },
  sample: {
    one: 'faulty sample',
    many: 'faulty samples',
    hint: 'Correct the code; `unchecked="reason"` behind the language leaves a sample unchecked.',
  },
  id: {
    one: 'duplicate id',
    many: 'duplicate ids',
    hint: 'Give one of the elements another id; that of a heading is `## Heading {#id}`.',
  },
  frame: {
    one: 'blocked part of another host',
    many: 'blocked parts of other hosts',
    hint: 'Add the origin to `frameOrigins` (videos and sounds: `mediaOrigins`) of the config; an image comes over `https:`, or lies in the site.',
  },
  frontmatter: {
    one: 'key that nothing reads',
    many: 'keys that nothing reads',
    hint: 'Take them out of the frontmatter, if no other program needs them.',
  },
  data: {
    one: 'fault in data',
    many: 'faults in data',
    hint: 'Correct the data; the source that reads it has found them.',
  },
  redirect: {
    one: 'faulty redirect',
    many: 'faulty redirects',
    hint: 'Correct it in `content/redirects.ts`, or take it out.',
  },
  route: {
    one: 'duplicate route',
    many: 'duplicate routes',
    hint: 'Give one of the files another `slug` or name; only the first is published.',
  },
};

/** Further problems with the same message about one folder are counted, not listed. */
const NAMED_ALIKE = 3;

/**
 * Groups similar problems: lists the first of each message and counts the others, since one missing folder
 * may affect hundreds of pages.
 */
function joinAlike(problems: readonly Problem[]): { named: readonly Problem[]; more: readonly string[] } {
  const shapes = new Map<string, Problem[]>();
  for (const problem of problems) {
    const shape = problem.message.replace(/`([^`]*)`/g, (_, name) => `\`${toFolder(name)}\``);
    shapes.set(shape, [...(shapes.get(shape) ?? []), problem]);
  }
  const groups = [...shapes];
  return {
    named: groups.flatMap(([, list]) => (list.length > NAMED_ALIKE + 1 ? list.slice(0, NAMED_ALIKE) : list)),
    more: groups.flatMap(([shape, list]) =>
      list.length > NAMED_ALIKE + 1 ? [`  and ${list.length - NAMED_ALIKE} more pages: ${shape}`] : [],
    ),
  };
}

/** The first segments of a name, for grouping: `@site/data/…` of `@site/data/a/b.json`. */
function toFolder(name: string): string {
  const parts = name.split('/');
  return parts.length > 2 ? `${parts.slice(0, 2).join('/')}/…` : name;
}

/** Problems of one kind as text: the count, then each page with its lines. */
export function formatProblems(kind: ProblemKind, problems: readonly Problem[]): string {
  const pages = new Map<string, Problem[]>();
  const { named, more } = kind === 'page' ? joinAlike(problems) : { named: problems, more: [] };
  const pageCount = new Set(problems.map(({ page }) => page)).size;
  for (const problem of named) pages.set(problem.page, [...(pages.get(problem.page) ?? []), problem]);
  const text = TEXTS[kind];
  const count = `${problems.length} ${problems.length === 1 ? text.one : text.many}`;
  const where = `on ${pageCount} ${pageCount === 1 ? 'page' : 'pages'}`;
  const groups = [...pages]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([page, list]) => {
      const lines = list
        .sort((a, b) => (a.line ?? 0) - (b.line ?? 0))
        .map(
          (problem) =>
            `    ${page}${problem.line === undefined ? '' : `:${problem.line}`}  ${problem.message}`,
        );
      return [`  ${page}`, ...lines].join('\n');
    });
  return [`${count} ${where}`, ...groups, ...more, `  ${text.hint}`].join('\n');
}

/** Applies the configured severities: returns warnings as text, throws all errors at once. */
export function applySeverities(
  problems: readonly Problem[],
  severities: Record<ProblemKind, Severity>,
): string[] {
  const warnings: string[] = [];
  const failures: string[] = [];
  // An included text causes the same problem on each of its pages.
  const unique = [...new Map(problems.map((problem) => [identify(problem), problem])).values()];
  for (const kind of Object.keys(TEXTS) as ProblemKind[]) {
    for (const [severity, texts] of [
      ['throw', failures],
      ['warn', warnings],
    ] as const) {
      const list = unique.filter(
        (problem) => problem.kind === kind && (problem.severity ?? severities[kind]) === severity,
      );
      if (list.length > 0) texts.push(formatProblems(kind, list));
    }
  }
  if (failures.length > 0) throw new CheckError(failures.join('\n\n'), warnings);
  return warnings;
}

function identify({ kind, page, line, message }: Problem): string {
  return [kind, page, line, message].join('\0');
}

/** The build failed because of the problems that the checks found; also carries the warnings. */
export class CheckError extends BuildError {
  constructor(
    message: string,
    readonly warnings: readonly string[],
  ) {
    super(message);
    this.name = 'CheckError';
  }
}
