import type { RecordClass, RecordKind } from './index-format.ts';

/** Headings from the part of the site (`lvl0`) over the page's title (`lvl1`) down; null below the place itself. */
export type Hierarchy = Readonly<Record<`lvl${0 | 1 | 2 | 3 | 4 | 5 | 6}`, string | null>>;

/**
 * One place of the site as a hosted search service keeps it. Names and nesting are those that DocSearch's crawler
 * gives its records, so that either can fill an index; `class` and `kind` are ours.
 */
export interface HostedRecord {
  /** The place's path with its anchor, and `~2` for a second part of its text: stable from upload to upload. */
  readonly objectID: string;
  /** Absolute, with anchor. */
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  /** The level that the record is about; `content` for further parts of its text. */
  readonly type: `lvl${1 | 2 | 3 | 4 | 5 | 6}` | 'content';
  readonly hierarchy: Hierarchy;
  readonly content: string | null;
  readonly lang: string;
  /** The same: the name that the facet filter asks for. */
  readonly language: string;
  /** Name of the documentation's version; null on pages outside of the documentation. */
  readonly version: string | null;
  readonly docusaurus_tag: string;
  readonly class: RecordClass;
  readonly kind: RecordKind;
  /** For custom ranking: `page` is higher for pages that count more, `level` for higher headings, `position` is lower for what comes first. */
  readonly weight: { readonly page: number; readonly level: number; readonly position: number };
}

/** What a hosted search filters by: the service has to know them as facets. */
export type HostedFacet = 'language' | 'docusaurus_tag' | 'version' | 'class';

/** Tag of pages outside of the documentation. */
export const DEFAULT_TAG = 'default';

/** Tag of the documents of one version, as contextual search asks for it. */
export function toDocsTag(version: string): string {
  return `docs-default-${version}`;
}
