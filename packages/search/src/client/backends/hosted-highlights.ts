import { DEFAULT_TAG, type HostedFacet, type HostedRecord, toDocsTag } from '#shared/hosted-record.ts';
import type { RecordClass } from '#shared/index-format.ts';

/** Markers around matches in the service's responses: characters that occur in no text. */
export const MARK_START = '\u{E000}';
export const MARK_END = '\u{E001}';
/** Conditions on a hit: all of them; any of those in an inner list. */
export type FacetFilters = (string | string[])[];

interface FilterInput {
  readonly contextual: boolean;
  readonly language: string;
  readonly version: string;
  readonly scope: RecordClass | undefined;
}

/** Returns `language:en` and the tags for pages outside the documentation and for one version of it. */
export function createFacetFilters({ contextual, language, version, scope }: FilterInput): FacetFilters {
  const context = contextual
    ? [
        toFilter('language', language),
        [toFilter('docusaurus_tag', DEFAULT_TAG), toFilter('docusaurus_tag', toDocsTag(version))],
      ]
    : [];
  return scope === undefined ? context : [...context, toFilter('class', scope)];
}

function toFilter<Name extends HostedFacet>(name: Name, value: NonNullable<HostedRecord[Name]>): string {
  return `${name}:${value}`;
}
