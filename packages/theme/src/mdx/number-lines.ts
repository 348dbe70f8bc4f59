const MARKED = '<span class="line ';

/** Gives each line of highlighted code its number as an attribute, which the stylesheet shows. */
export function numberLines(html: string, first: number): string {
  return html
    .split('\n')
    .map((line, index) => {
      const number = `data-line="${first + index}"`;
      return line.startsWith(MARKED)
        ? line.replace('<span', `<span ${number}`)
        : `<span ${number} class="line">${line}</span>`;
    })
    .join('\n');
}
