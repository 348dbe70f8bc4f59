import type { TagLink } from '@gruntwork-docs/engine/shared';

/** Tags with the same first letter. */
export interface TagGroup {
  readonly letter: string;
  readonly tags: readonly TagLink[];
}

/** Groups tags by their first letter in upper case, with letters and tags in the order of the locale. */
export function groupTags(tags: readonly TagLink[], locale = 'en'): TagGroup[] {
  const { compare } = new Intl.Collator(locale, { sensitivity: 'base', numeric: true });
  const groups = new Map<string, TagLink[]>();
  for (const tag of tags) {
    const letter = [...tag.label][0]?.toLocaleUpperCase(locale) ?? '';
    groups.set(letter, [...(groups.get(letter) ?? []), tag]);
  }
  return [...groups]
    .sort(([a], [b]) => compare(a, b))
    .map(([letter, group]) => ({ letter, tags: group.sort((a, b) => compare(a.label, b.label)) }));
}
