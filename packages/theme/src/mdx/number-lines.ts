const MARKED = '<span class="line ';

/** Adds the line number as an attribute to each line of highlighted code, for the stylesheet. */
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
