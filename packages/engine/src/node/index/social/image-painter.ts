import { existsSync } from 'node:fs';
import path from 'node:path';
import type { PageView, SiteView } from '#shared/page-view.ts';
import { withBase } from '#shared/url.ts';
import { hashText } from '../../cache/hash.ts';
import { writeWholeSync } from '../../cache/write-whole.ts';
import { encodePalettePng } from './encode-png.ts';

/** Folder of the published pictures, below the site's root. */
export const SOCIAL_FOLDER = 'assets/social';

/** Renders social cards of pages, and caches them by content. */
export interface ImagePainter {
  /** Renders an SVG to PNG; returns the file's name in the painter's folder. */
  paint(svg: string): string;
}

/** Changes when the same drawing produces a different picture. */
const VERSION = '1';

/** True for pages with a drawn social card: all but search, 404 and pages with their own picture. */
export function hasSocialImage(view: PageView, shared: string | undefined): boolean {
  return (
    view.kind !== 'search' && view.kind !== 'not-found' && (view.image === undefined || view.image === shared)
  );
}

/** Absolute URL of a picture. */
export function toSocialUrl(name: string, { url, baseUrl }: Pick<SiteView, 'url' | 'baseUrl'>): string {
  return `${url}${withBase(baseUrl, `/${SOCIAL_FOLDER}/${name}`)}`;
}

/**
 * Creates a painter; `fonts` are data URLs of font files. The renderer is loaded here, only for sites with
 * social cards.
 */
export async function createImagePainter(folder: string, fonts: readonly string[]): Promise<ImagePainter> {
  const { Resvg } = await import('@resvg/resvg-js');
  const fontFiles = fonts.map((font) => keepFont(folder, font));
  const drawnWith = hashText(VERSION, ...fonts);
  return {
    paint(svg) {
      const name = `${hashText(drawnWith, svg)}.png`;
      const file = path.join(folder, name);
      if (existsSync(file)) return name;
      const image = new Resvg(svg, { font: { fontFiles, loadSystemFonts: false } }).render();
      const png = encodePalettePng(image.pixels, image.width, image.height) ?? image.asPng();
      writeWholeSync(file, png);
      return name;
    },
  };
}

function keepFont(folder: string, font: string): string {
  const data = Buffer.from(font.slice(font.indexOf(',') + 1), 'base64');
  const file = path.join(folder, `${hashText(font)}.ttf`);
  if (!existsSync(file)) writeWholeSync(file, data);
  return file;
}
