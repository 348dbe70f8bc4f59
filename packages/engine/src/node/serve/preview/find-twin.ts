import type { Stats } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { findFile } from './clean-url.ts';

/**
 * The Markdown beside a page, when the request would rather have that than HTML; the answer then says that it depends on
 * it. HTML does not say so: browsers keep one copy of a page for a click and for a load, whose wishes differ in writing.
 */
export async function findTwin(
  dir: string,
  file: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<{ readonly file: string; readonly stats: Stats } | undefined> {
  if (!file.endsWith('.html')) return undefined;
  const twin = file.replace(/\.html$/, '.md');
  const stats = await findFile(path.join(dir, twin));
  if (stats === undefined) return undefined;
  if (!prefersMarkdown(request.headers.accept)) return undefined;
  response.setHeader('vary', 'Accept');
  return { file: twin, stats };
}

/** True when `text/markdown` is named and HTML is not wanted more. */
export function prefersMarkdown(accept = ''): boolean {
  const wanted = new Map(accept.split(',').map(readWish));
  const markdown = wanted.get('text/markdown') ?? 0;
  return markdown > 0 && markdown >= (wanted.get('text/html') ?? 0);
}

function readWish(part: string): [type: string, quality: number] {
  const [type = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  return [type, quality === undefined ? 1 : Number(quality.slice(2)) || 0];
}
