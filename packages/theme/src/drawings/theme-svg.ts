/** The library's names for colors, as colors of the page: both modes are one drawing. */
const COLORS: Readonly<Record<string, string>> = {
  '--bg': 'var(--color-background)',
  '--fg': 'var(--color-text)',
  '--_text': 'var(--color-text)',
  '--_text-sec': 'var(--color-muted)',
  '--_text-muted': 'var(--color-muted)',
  '--_text-faint': 'var(--color-muted)',
  '--_line': 'var(--color-line-strong)',
  '--_arrow': 'var(--color-line-strong)',
  '--_node-fill': 'var(--color-surface)',
  '--_node-stroke': 'var(--color-line-strong)',
  '--_group-fill': 'var(--color-background)',
  '--_group-hdr': 'var(--color-hover)',
  '--_inner-stroke': 'var(--color-line)',
  '--_key-badge': 'var(--color-hover)',
};
/** The engine makes a class of it: pages hold no inline style. */
const STYLE = Object.entries(COLORS)
  .map((pair) => pair.join(':'))
  .join(';');

/** A number that no reader sees the end of. */
const LONG_NUMBER = /-?\d+\.\d{3,}/g;

/**
 * Makes a drawing of the library part of a page: colors and fonts of the page, no style sheet, no font from elsewhere, nothing
 * but what is drawn. Ids begin with a mark that the page's component exchanges.
 */
export function themeSvg(svg: string): string {
  return svg
    .replace(/<style>[\s\S]*?<\/style>/g, '')
    .replace(/<svg ([^>]*?) style="[^"]*">/, `<svg $1 style="${STYLE}">`)
    .replace(/<[a-z][^>]*>/g, dressTag)
    .replace(/(<g class="node"[^>]*>\s*<[^>]*? fill=")(#[\da-f]{3,8})("[\s\S]*?<\/g>)/gi, setTextColor)
    .replace(/>\s*\n\s*</g, '><')
    .trim();
}

/** Values of attributes have no `<` and `>`: the library escapes them. */
function dressTag(tag: string): string {
  return tag
    .replace(/ data-[\w-]+="[^"]*"/g, '')
    .replace(/ id="/g, ` id="${ID_MARK}`)
    .replace(/="url\(#/g, `="url(#${ID_MARK}`)
    .replace(/ class="mono"/g, ' style="font-family:var(--font-code)"')
    .replace(LONG_NUMBER, (number) => String(Math.round(Number(number) * 100) / 100));
}

/** Stands before the ids of a drawing until its page gives it a name. */
export const ID_MARK = 'drawing-id-';

/** A box that a writer has colored is the same in both modes, and so is its text. */
function setTextColor(_: string, before: string, color: string, after: string): string {
  const text = isDark(color) ? '#ffffff' : '#16161c';
  return before + color + after.replaceAll('fill="var(--_text)"', `fill="${text}"`);
}

function isDark(color: string): boolean {
  const digits =
    color.length < 7 ? [...color.slice(1)].map((digit) => digit + digit).join('') : color.slice(1);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16));
  return red * 0.299 + green * 0.587 + blue * 0.114 < 140;
}
