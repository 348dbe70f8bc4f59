import type { RecordClass, RecordKind } from './index-format.ts';

/** Headings from the section (`lvl0`) and the page's title (`lvl1`) down; null below the record. */
export type Hierarchy = Readonly<Record<`lvl${0 | 1 | 2 | 3 | 4 | 5 | 6}`, string | null>>;

/**
 * A record of the site in a hosted search service. Names and nesting are those of DocSearch's crawler, so
 * that either can fill an index; `class` and `kind` are additions.
 */
export interface HostedRecord {
  /** Path of the record with its anchor, and `~2` for a second part of its text: stable between uploads. */
  readonly objectID: string;
  /** Absolute URL with anchor. */
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  /** Level of the record; `content` for further parts of its text. */
  readonly type: `lvl${1 | 2 | 3 | 4 | 5 | 6}` | 'content';
  readonly hierarchy: Hierarchy;
  readonly content: string | null;
  readonly lang: string;
  /** The same value under the name that the facet filter uses. */
  readonly language: string;
  /** Name of the documentation's version; null on pages outside the documentation. */
  readonly version: string | null;
  readonly docusaurus_tag: string;
  readonly class: RecordClass;
  readonly kind: RecordKind;
  /** For custom ranking: `page` and `level` are higher for important pages and headings, `position` lower. */
  readonly weight: { readonly page: number; readonly level: number; readonly position: number };
}

/** Filters of a hosted search, which the service needs as facets. */
export type HostedFacet = 'language' | 'docusaurus_tag' | 'version' | 'class';

/** Tag of pages outside the documentation. */
export const DEFAULT_TAG = 'default';

/** Returns the tag of the documents of one version, as used by contextual search. */
export function toDocsTag(version: string): string {
  return `docs-default-${version}`;
}
