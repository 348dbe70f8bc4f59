import type { TextPiece } from '#shared/highlight.ts';
import { type RecordKind, recordKinds } from '#shared/index-format.ts';
import type { SearchGroup, SearchHit } from '#shared/search-result.ts';
import { MARK_END, MARK_START } from './hosted-highlights.ts';

/** One page of a hosted service's results. */
export interface HostedAnswer {
  readonly total: number;
  readonly pages: number;
  readonly groups: readonly SearchGroup[];
}

type Json = Readonly<Record<string, unknown>>;

/** Maximum number of results shown per page. */
const MOST_HITS = 3;

/** Parses the response of a service. Throws for an invalid response; skips invalid hits. */
export function readHostedAnswer(answer: unknown): HostedAnswer {
  const result = isObject(answer) && Array.isArray(answer.results) ? answer.results[0] : undefined;
  if (!isObject(result) || !Array.isArray(result.hits))
    throw new Error('The search service sent no results.');
  const { nbHits, nbPages } = result;
  const groups = new Map<string, SearchGroup & { readonly hits: SearchHit[] }>();
  for (const hit of result.hits.filter(isObject)) {
    const path = toPath(hit.url);
    const levels = readLevels(hit.hierarchy);
    if (path === undefined || levels.length === 0) continue;
    const [page = path] = path.split('#');
    const group = groups.get(page) ?? {
      url: page,
      title: levels[0] ?? '',
      breadcrumbs: readPart(hit.hierarchy).filter((part) => part !== levels[0]),
      hits: [],
    };
    groups.set(page, group);
    if (group.hits.length < MOST_HITS) group.hits.push(createHit(hit, path, levels));
  }
  const total = typeof nbHits === 'number' ? nbHits : result.hits.length;
  return { total, pages: typeof nbPages === 'number' ? nbPages : 1, groups: [...groups.values()] };
}

function createHit(hit: Json, url: string, levels: readonly string[]): SearchHit {
  const highlighted = isObject(hit._highlightResult) ? hit._highlightResult.hierarchy : undefined;
  const marked = readLevels(highlighted, (level) => (isObject(level) ? level.value : undefined));
  const snippet = isObject(hit._snippetResult) ? hit._snippetResult.content : undefined;
  const excerpt = isObject(snippet) ? snippet.value : hit.content;
  const kind = recordKinds.find((name) => name === hit.kind);
  return {
    url,
    kind: kind ?? guessKind(levels),
    title: toPieces(marked.at(-1) ?? levels.at(-1) ?? ''),
    excerpt: typeof excerpt === 'string' ? toPieces(excerpt) : [],
  };
}

function guessKind(levels: readonly string[]): RecordKind {
  return levels.length > 1 ? 'section' : 'page';
}

/** Reads headings from the page's title down: `lvl1` to `lvl6`; `lvl0`, the section, if there are none. */
function readLevels(hierarchy: unknown, read: (level: unknown) => unknown = (level) => level): string[] {
  if (!isObject(hierarchy)) return [];
  const all = Array.from({ length: 7 }, (_, level) => read(hierarchy[`lvl${level}`]));
  const texts = all.map((text) => (typeof text === 'string' ? text : ''));
  const below = texts.slice(1).filter((text) => text !== '');
  return below.length > 0 ? below : texts.slice(0, 1).filter((text) => text !== '');
}

/** Reads the section of the site that contains a page: `lvl0`. */
function readPart(hierarchy: unknown): string[] {
  const part = isObject(hierarchy) ? hierarchy.lvl0 : undefined;
  return typeof part === 'string' && part !== '' ? [part] : [];
}

/** Returns the path of a result's URL: pages open on this site, whatever origin the service has indexed. */
function toPath(url: unknown): string | undefined {
  if (typeof url !== 'string') return undefined;
  try {
    const { protocol, pathname, hash } = new URL(url, 'https://site.invalid');
    return /^https?:$/.test(protocol) ? `/${pathname.replace(/^\/+/, '')}${hash}` : undefined;
  } catch {
    return undefined;
  }
}

function toPieces(text: string): TextPiece[] {
  return text.split(new RegExp(`(${MARK_START}[^${MARK_END}]*${MARK_END})`)).flatMap((piece): TextPiece[] => {
    if (piece === '') return [];
    const marked = piece.startsWith(MARK_START);
    return [{ text: marked ? piece.slice(1, -1) : piece, marked }];
  });
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null;
}
