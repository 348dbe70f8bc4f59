/** Turns a heading's text into an anchor the way GitHub does: lower case, punctuation dropped, spaces to hyphens. */
export function slugify(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replace(/ /g, '-');
}

/** Gives every anchor of one page a name of its own: `name`, `name-1`, `name-2`. None begins with `_`, as the theme's ids do. */
export class Slugger {
  readonly #taken = new Set<string>();

  /** Keeps a hand-written id; false when the page has it already. */
  claim(id: string): boolean {
    if (this.#taken.has(id)) return false;
    this.#taken.add(id);
    return true;
  }

  slug(text: string): string {
    const base = slugify(text).replace(/^_+/, '') || 'section';
    let id = base;
    for (let n = 1; !this.claim(id); n++) id = `${base}-${n}`;
    return id;
  }
}
