import { readSiteData } from './site-data.ts';

/** Translates English messages to the language of the page. */
export function translate<Key extends string>(english: Readonly<Record<Key, string>>): Record<Key, string> {
  return { ...english, ...readSiteData().texts };
}
