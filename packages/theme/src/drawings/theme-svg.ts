/** The library's color names, as colors of the page, so that both modes share one drawing. */
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
/** The engine turns it into a class, because pages contain no inline styles. */
const STYLE = Object.entries(COLORS)
  .map((pair) => pair.join(':'))
  .join(';');

/** A number with more decimals than visible. */
const LONG_NUMBER = /-?\d+\.\d{3,}/g;

/**
 * Adapts a drawing of the library to the page: its colors and fonts, no style sheet, no external font,
 * nothing but visible elements. Ids get a prefix that the page's component replaces.
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

/** Attribute values contain no `<` and `>`, because the library escapes them. */
function dressTag(tag: string): string {
  return tag
    .replace(/ data-[\w-]+="[^"]*"/g, '')
    .replace(/ id="/g, ` id="${ID_MARK}`)
    .replace(/="url\(#/g, `="url(#${ID_MARK}`)
    .replace(/ class="mono"/g, ' style="font-family:var(--font-code)"')
    .replace(LONG_NUMBER, (number) => String(Math.round(Number(number) * 100) / 100));
}

/** Prefix of a drawing's ids until its page assigns one. */
export const ID_MARK = 'drawing-id-';

/** A box colored by the author has the same color in both modes, and so does its text. */
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
