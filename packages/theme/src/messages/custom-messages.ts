import type { Messages, TextKey } from './messages.ts';

/**
 * Texts of a page that differ from those that code for the browser brings along: another language, or what the site's
 * config says in place of them. Undefined where none differs.
 */
export function pickCustomMessages<Key extends TextKey>(
  texts: Messages,
  built: Readonly<Record<Key, string>>,
): Readonly<Partial<Record<Key, string>>> | undefined {
  const own = (Object.keys(built) as Key[]).filter((key) => texts[key] !== built[key]);
  if (own.length === 0) return undefined;
  return Object.fromEntries(own.map((key) => [key, texts[key]])) as Partial<Record<Key, string>>;
}
