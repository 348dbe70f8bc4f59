const LINE = '<span class="line';

/** Gives each line of highlighted code its number as an attribute, which the stylesheet shows. */
export function numberLines(html: string, first: number): string {
  let number = first;
  return html.replaceAll(LINE, () => `<span data-line="${number++}" class="line`);
}
