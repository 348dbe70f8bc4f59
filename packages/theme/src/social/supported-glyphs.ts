/** Characters of the fonts, see `subset.mjs`: Latin, Greek, Cyrillic, and Arabic, and common symbols. */
const DRAWN =
  /[\u0020-\u007e\u00a0-\u024f\u0370-\u045f\u0490\u0491\u0600-\u06ff\u1e00-\u1eff\u2013\u2014\u2018\u2019\u201c\u201d\u2026\u2039\u203a]/u;

/**
 * Removes unsupported characters from a text, such as emoji; `undefined` if these include letters, or nothing
 * is left.
 */
export function keepDrawn(text: string): string | undefined {
  const signs = [...text.normalize('NFC')];
  if (signs.some((sign) => /\p{L}/u.test(sign) && !DRAWN.test(sign))) return undefined;
  const drawn = signs.map((sign) => (DRAWN.test(sign) ? sign : ' ')).join('');
  const clean = drawn.replace(/\s+/g, ' ').trim();
  return clean === '' ? undefined : clean;
}
