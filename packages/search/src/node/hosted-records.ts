import { BuildError } from '@gruntwork-docs/engine/source';
import { DEFAULT_TAG, type Hierarchy, type HostedRecord, toDocsTag } from '#shared/hosted-record.ts';
import { toClass } from './create-records.ts';
import { cutToParts } from './cut-to-parts.ts';
import { SEARCHED_TEXT } from './page-entry.ts';
import type { PageSection } from './read-page-text.ts';

/** Maximum bytes of a record as JSON, on the service's smallest plan. */
export const MOST_BYTES = 10_000;
/** Maximum characters of a title, which every record below it repeats. */
const MOST_TITLE = 200;
/** Minimum bytes for text, next to titles and URLs. */
const LEAST_ROOM = 1_000;

/** A page to upload, with the text of its body. */
export interface HostedPage {
  /** Site path with the base URL. */
  readonly path: string;
  /** Absolute URL. */
  readonly url: string;
  /** Breadcrumbs of the page, from the section of the site on. */
  readonly breadcrumbs: readonly string[];
  readonly title: string;
  readonly description: string;
  readonly isModule: boolean;
  readonly worth: number;
  readonly language: string;
  /** Absent for pages outside the documentation. */
  readonly version: string | undefined;
  readonly sections: readonly PageSection[];
}

/** Creates the records of a page, its sections, and its rows; splits long texts into several records. */
export function createHostedRecords(page: HostedPage): HostedRecord[] {
  /** Titles from the section of the site down to the current section. */
  let above = [page.breadcrumbs[0] ?? page.title, page.title].map(cutTitle);
  return mergeUnnamed(page.sections).flatMap((section, position) => {
    const isPage = position === 0;
    if (!isPage) above = [...above.slice(0, findLevel(section, above.length)), cutTitle(section.title)];
    const record = createRecord(page, section, above, position);
    if (!isPage && section.kind !== 'section') above = above.slice(0, -1);
    const text = [isPage ? page.description : '', section.text, section.code].filter(Boolean).join(' ');
    const room = MOST_BYTES - measure(record) - RESERVE;
    if (room < LEAST_ROOM) {
      throw new BuildError(
        `the address \`${record.objectID.slice(0, 80)}…\` is too long for a search record`,
        {
          hint: `A record has at most ${MOST_BYTES} bytes, and the address stands in it three times: shorten the path or the heading's id.`,
        },
      );
    }
    return cutToParts(text.slice(0, SEARCHED_TEXT), room).map((content, part): HostedRecord => {
      if (part === 0) return { ...record, content: content === '' ? null : content };
      return { ...record, objectID: `${record.objectID}~${part + 1}`, type: 'content', content };
    });
  });
}

/** Merges sections without an anchor, such as those below a level-one heading, into the page itself. */
function mergeUnnamed(sections: readonly PageSection[]): PageSection[] {
  const [first, ...others] = sections;
  if (first === undefined) return [];
  const unnamed = [first, ...others.filter(({ anchor }) => anchor === '')];
  const join = (name: 'text' | 'code'): string =>
    unnamed
      .map((section) => section[name])
      .join(' ')
      .trim();
  return [
    { ...first, text: join('text'), code: join('code') },
    ...others.filter(({ anchor }) => anchor !== ''),
  ];
}

/** Bytes for differences between parts apart from their text. */
const RESERVE = 20;

/** Returns the hierarchy level of a section; a row is below the heading that precedes it. */
function findLevel({ kind, level }: PageSection, depth: number): number {
  const wanted = kind === 'section' ? Math.max(2, level) : depth;
  return Math.min(wanted, depth, LOWEST);
}
const LOWEST = 6;

function createRecord(
  page: HostedPage,
  { kind, anchor }: PageSection,
  titles: readonly string[],
  position: number,
): HostedRecord {
  const isPage = position === 0;
  const level = titles.length - 1;
  const place = anchor === '' ? '' : `#${anchor}`;
  return {
    objectID: page.path + place,
    url: page.url + place,
    url_without_anchor: page.url,
    anchor: anchor === '' ? null : anchor,
    type: `lvl${level}` as HostedRecord['type'],
    hierarchy: toHierarchy(titles),
    content: null,
    lang: page.language,
    language: page.language,
    version: page.version ?? null,
    docusaurus_tag: page.version === undefined ? DEFAULT_TAG : toDocsTag(page.version),
    class: toClass(kind, page.isModule),
    kind: !isPage ? kind : page.isModule ? 'module' : 'page',
    weight: { page: Math.round(page.worth * 10), level: 100 - level * 10, position },
  };
}

function toHierarchy(titles: readonly string[]): Hierarchy {
  const [lvl0 = null, lvl1 = null, lvl2 = null, lvl3 = null, lvl4 = null, lvl5 = null, lvl6 = null] = titles;
  return { lvl0, lvl1, lvl2, lvl3, lvl4, lvl5, lvl6 };
}

function cutTitle(title: string): string {
  return title.length <= MOST_TITLE ? title : `${[...title].slice(0, MOST_TITLE).join('')}…`;
}

function measure(record: HostedRecord): number {
  return Buffer.byteLength(JSON.stringify(record));
}
