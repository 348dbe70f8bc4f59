import type { Messages, TextKey } from './messages.ts';

/**
 * Picks the messages of a page that differ from the defaults in browser code: those of another language, or
 * overrides from the site's config. Undefined if none differs.
 */
export function pickCustomMessages<Key extends TextKey>(
  texts: Messages,
  built: Readonly<Record<Key, string>>,
): Readonly<Partial<Record<Key, string>>> | undefined {
  const own = (Object.keys(built) as Key[]).filter((key) => texts[key] !== built[key]);
  if (own.length === 0) return undefined;
  return Object.fromEntries(own.map((key) => [key, texts[key]])) as Partial<Record<Key, string>>;
}
