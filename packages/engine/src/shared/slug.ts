/**
 * Turns a heading's text into an anchor like GitHub: lower case, no punctuation, spaces become hyphens, those
 * at the ends only if they are kept.
 */
export function slugify(text: string, keepsEnds = false): string {
  return (keepsEnds ? text : text.trim())
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replace(/ /g, '-');
}

/**
 * Makes every anchor of one page unique: `name`, `name-1`, `name-2`. None begins with `_`, unlike the theme's
 * ids.
 */
export class Slugger {
  readonly #taken = new Set<string>();
  /** The last number of each text, so that many equal headings do not try all previous numbers. */
  readonly #last = new Map<string, number>();

  /** Reserves an explicit id; false when the page already has it. */
  claim(id: string): boolean {
    if (this.#taken.has(id)) return false;
    this.#taken.add(id);
    return true;
  }

  slug(text: string, keepsEnds = false): string {
    const base = slugify(text, keepsEnds).replace(/^_+/, '') || 'section';
    let number = this.#last.get(base) ?? 0;
    let id = number === 0 ? base : `${base}-${++number}`;
    while (!this.claim(id)) id = `${base}-${++number}`;
    this.#last.set(base, number);
    return id;
  }
}
