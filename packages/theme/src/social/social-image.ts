import type { SocialImageProps } from '@gruntwork-docs/engine/shared';
import { breakLines, shorten } from './break-lines.ts';
import { hasArabic, markDirection, startsToLeft } from './direction.ts';
import bold from './source-sans-3-bold.ttf?inline';
import cyrillic from './source-sans-3-cyrillic-bold.ttf?inline';
import greek from './source-sans-3-greek-bold.ttf?inline';
import latinExt from './source-sans-3-latin-ext-bold.ttf?inline';
import vietnamese from './source-sans-3-vietnamese-bold.ttf?inline';
import { keepDrawn } from './supported-glyphs.ts';
import arabic from './vazirmatn-bold.ttf?inline';

/** Font files for the image, as data URLs. */
export const fonts = [bold, latinExt, vietnamese, cyrillic, greek, arabic];

/** Dimensions in pixels: the size that sites and chat apps show without cropping, and the margin. */
const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 88;
const COLUMN = WIDTH - 2 * MARGIN;
/** The colors of dark mode in `styles/tokens.css`. */
const COLORS = {
  ground: '#101015',
  band: '#1b1a26',
  line: '#2e2b45',
  accent: '#b9a5fa',
  text: '#f4f4f8',
  muted: '#b4b4c4',
};
/** Font sizes of the title, the largest first, each with the number of lines that fit. */
const SIZES = [
  { size: 84, lines: 2 },
  { size: 68, lines: 3 },
  { size: 56, lines: 4 },
] as const;

/**
 * Renders the preview image of a page as SVG: its title, its section, and the site. Undefined for a title in
 * an unsupported script, because the site's default image is better than boxes in place of letters.
 */
export function renderSocialImage({ site, page }: SocialImageProps): string | undefined {
  const isRtl = (page.textLocale ?? site).direction === 'rtl';
  const x = isRtl ? WIDTH - MARGIN : MARGIN;
  const anchor = isRtl ? 'end' : 'start';
  const text = (
    content: string,
    y: number,
    { size, color, goesLeft = isRtl || startsToLeft(content) }: TextLook,
  ): string =>
    `<text x="${x}" y="${y}" text-anchor="${anchor}" font-weight="700" font-size="${size}" fill="${color}">${renderLine(content, goesLeft)}</text>`;
  const isHome = page.url === (site.homeUrl ?? site.baseUrl);
  const title = keepDrawn(isHome ? site.title : page.title);
  if (title === undefined) return undefined;
  const section = keepDrawn(isHome ? site.tagline : findSection({ site, page })) ?? '';
  const { host } = new URL(site.url);
  const origin = [isHome ? undefined : keepDrawn(site.title), host].filter((part) => part !== undefined);
  const { size, lines } = layOut(title);
  // Determined by the whole title, because one of its lines can start with a name in another script.
  const goesLeft = isRtl || startsToLeft(title);
  const top = 322 - ((lines.length - 1) * size * 1.12) / 2 + size * 0.34;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" xml:space="preserve" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${COLORS.ground}"/>`,
    drawLayers(isRtl),
    text(shorten(section, COLUMN / 34), 132, { size: 34, color: COLORS.accent }),
    ...lines.map((line, index) =>
      text(line, top + index * size * 1.12, { size, color: COLORS.text, goesLeft }),
    ),
    `<rect x="${isRtl ? x - 64 : x}" y="506" width="64" height="6" fill="${COLORS.accent}"/>`,
    text(origin.join('  ·  '), 562, {
      size: 30,
      color: COLORS.muted,
    }),
    '</svg>',
  ].join('');
}

interface TextLook {
  readonly size: number;
  readonly color: string;
  /** True for right-to-left text; defaults to the direction of its first letter. */
  readonly goesLeft?: boolean;
}

/** Returns the categories above the page; for a post the blog, for other pages the site. */
function findSection({ site, page }: Omit<SocialImageProps, 'texts'>): string {
  const above = page.breadcrumbs.slice(0, -1).map(({ label }) => label);
  if (above.length > 0) return above.slice(0, 2).join(' › ');
  return page.blog?.post?.date ?? site.tagline;
}

function layOut(title: string): { size: number; lines: readonly string[] } {
  for (const { size, lines: most } of SIZES) {
    const lines = breakLines(title, COLUMN / size, most);
    if (lines !== undefined) return { size, lines };
  }
  const { size, lines: most } = SIZES[2];
  const lines = breakLines(title, COLUMN / size, Number.POSITIVE_INFINITY) ?? [];
  const [last = '', ...others] = lines.slice(0, most).reverse();
  return { size, lines: [...others.reverse(), shorten(`${last} …`, COLUMN / size)] };
}

/** Draws layers that rise toward the far corner, like those of a catalog. */
function drawLayers(isRtl: boolean): string {
  const bands = [0, 1, 2].map((index) => {
    const y = 470 + index * 62;
    const left = 640 + index * 150;
    const points = `${left},${HEIGHT} ${left + (HEIGHT - y)},${y} ${WIDTH},${y} ${WIDTH},${HEIGHT}`;
    return `<polygon points="${points}" fill="${COLORS.band}" stroke="${COLORS.line}" stroke-width="2"/>`;
  });
  return `<g${isRtl ? ` transform="translate(${WIDTH} 0) scale(-1 1)"` : ''}>${bands.join('')}</g>`;
}

/** Renders a line in one font that supports all of its characters. */
function renderLine(text: string, goesLeft: boolean): string {
  const family = hasArabic(text) ? 'Vazirmatn' : "'Source Sans 3'";
  return `<tspan font-family="${family}">${escapeXml(markDirection(text, goesLeft))}</tspan>`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
