import type { Stats } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { prefersMarkdown } from './accept.ts';
import { findFile } from './clean-url.ts';

/**
 * The Markdown version of a page, when the request prefers it to HTML; the response then has a `Vary` header.
 * HTML has none: browsers keep one copy of a page for clicks and loads, whose `Accept` headers differ.
 */
export async function findMarkdownPage(
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
