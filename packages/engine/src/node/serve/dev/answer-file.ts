import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { findFile } from '../preview/clean-url.ts';
import { findFileType, sendFile } from '../preview/send-file.ts';
import { sendHtml, sendText } from '../simple-replies.ts';
import type { DevSite } from './dev-site.ts';
import type { DevRenderer } from './render-page.ts';

/** Maps a published path to its site-relative file, for files of rendered pages. */
export type PageAssets = ReadonlyMap<string, string>;

export interface FileAnswerOptions {
  readonly siteDir: string;
  readonly staticDirectory: string;
  readonly renderer: DevRenderer;
  readonly assets: PageAssets;
}

/** Answers with a file of the site; `false` if there is none at the path. */
export type AnswerFile = (
  request: IncomingMessage,
  response: ServerResponse,
  target: { readonly site: DevSite; readonly sitePath: string },
) => Promise<boolean>;

/**
 * Serves files that a build would write, created on demand: those of sources and of the site as a whole,
 * sidebar fragments, static files, images of pages.
 */
export function createFileAnswer({
  siteDir,
  staticDirectory,
  renderer,
  assets,
}: FileAnswerOptions): AnswerFile {
  return async (request, response, { site, sitePath }) => {
    const text = site.madeFiles.get(sitePath)?.render() ?? findSiteText(site, sitePath);
    if (text !== undefined) {
      const headers = { 'content-type': findFileType(sitePath), 'cache-control': 'no-store' };
      response.writeHead(200, headers).end(text);
      return true;
    }
    const fragment = site.model.fragments.find((candidate) => candidate.path === sitePath);
    if (fragment !== undefined) {
      sendHtml(response, 200, await renderer.renderFragment(site, fragment));
      return true;
    }
    const asset = assets.get(sitePath);
    if (asset === undefined && !site.env.staticFiles.has(sitePath)) return false;
    const file = path.join(siteDir, asset ?? path.join(staticDirectory, sitePath));
    if ((await findFile(file)) === undefined) sendText(response, 404, 'Not found.');
    else await sendFile(request, response, file);
    return true;
  };
}

/**
 * A text about the whole site. All of them are rendered again after each edit, but only for matching paths.
 */
function findSiteText(site: DevSite, sitePath: string): string | undefined {
  return /\.(?:txt|xml|json)$/.test(sitePath) ? site.texts().get(sitePath.slice(1)) : undefined;
}
