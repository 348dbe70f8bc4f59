import type { TocEntry } from '#shared/page-view.ts';
import { createToc } from '#shared/toc.ts';
import type { CompileContext } from '../markdown/compile-context.ts';
import type { BodyFacts } from './page-record.ts';

const ID = /\sid="([^"]*)"/g;
const LINK = /\s(?:href|src)="([^"]*)"/g;

/** What compiling tells of a page. */
export type FactsSource = Pick<
  CompileContext,
  'headings' | 'hasTitle' | 'links' | 'lookups' | 'assets' | 'problems' | 'files'
>;

/** Collects what the checks need from the HTML that was really emitted. */
export function readFacts(
  html: string,
  context: Omit<FactsSource, 'files'> | undefined,
  levels: { readonly min: number; readonly max: number },
  files: BodyFacts['files'],
  parts: BodyFacts['parts'],
): BodyFacts {
  const links = new Map<string, string | null>();
  for (const [, url = ''] of html.matchAll(LINK)) {
    const decoded = decodeEntities(url);
    links.set(decoded, context?.links.get(decoded) ?? null);
  }
  const toc: TocEntry[] = context === undefined ? [] : createToc(context.headings, levels.min, levels.max);
  return {
    toc,
    hasTitle: context?.hasTitle ?? false,
    ids: [...html.matchAll(ID)].map(([, id = '']) => decodeEntities(id)),
    links: [...links],
    lookups: [...(context?.lookups.values() ?? [])],
    assets: context?.assets ?? [],
    files,
    parts,
    problems: context?.problems ?? [],
  };
}

function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
}
