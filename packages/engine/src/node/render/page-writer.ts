import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BodyModule, DocumentModule } from '#components/theme-contract.ts';
import type { PageView } from '#shared/page-view.ts';
import { type CacheStore, openCache } from '../cache/cache-store.ts';
import { hashJson, hashText } from '../cache/hash.ts';
import { importParts } from '../config/site-parts.ts';
import { engineKey } from '../engine-key.ts';
import { BuildError } from '../errors/build-error.ts';
import { resolveInside } from '../files/resolve-inside.ts';
import { createMarkdownListener } from '../index/markdown-export/markdown-listener.ts';
import { NO_PLAIN_TEXT_RULES } from '../index/markdown-export/plain-text-rules.ts';
import type { SearchIntegration } from '../index/search/search-integration.ts';
import { createImagePainter, hasSocialImage, toSocialUrl } from '../index/social/image-painter.ts';
import type { BodyInfo, BodyRecord } from '../plan/page/page-record.ts';
import { createBodyKey } from './body-key.ts';
import { findConnectSources } from './connect-sources.ts';
import {
  createHighlightKey,
  type HighlightCache,
  restoreHighlightCache,
} from './markdown/highlight-cache.ts';
import type { PageWriterInput, RenderResult, RenderTask } from './render-task.ts';
import { createRenderer, type RenderedBody } from './renderer.ts';
import { addPolicy, createPolicy } from './security-policy.ts';

export interface PageWriter {
  /** Renders one page and writes it below the staging folder. */
  writePage(task: RenderTask): Promise<RenderResult>;
  readonly cache: CacheStore;
  readonly search: SearchIntegration;
}

/**
 * Loads the compiled theme and creates the function that turns tasks into files; one per worker. File
 * operations are synchronous: a worker has nothing else to do, and waiting its turn costs more than the call.
 */
export async function createPageWriter(
  input: PageWriterInput,
  onDamage: (file: string) => void,
): Promise<PageWriter> {
  const body: BodyModule = await import(pathToFileURL(input.bodyModule).href);
  const shell: DocumentModule = await import(pathToFileURL(input.shellModule).href);
  const { env, site, sites, assets, stagingDir } = input;
  const { sources, theme, search, markdown } = await importParts(input.configModule);
  const renderer = createRenderer({
    ...{ body, shell, env, sources, theme, markdown, site, sites, assets },
    keepsFailed: input.keepsFailed,
  });
  const painter =
    input.socialDir === undefined ? undefined : await createImagePainter(input.socialDir, shell.fonts);
  const cache = openCache(input.cacheDir, onDamage);
  const folders = new Set<string>();
  const colorsKey = hashText(engineKey, hashJson(theme.codeTheme));
  const connectSources = findConnectSources(site, search);

  const write = (file: string, text: string): void => {
    const folder = path.dirname(file);
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
    writeFileSync(file, text);
  };

  /** Renders a body with the highlight cache of its page, and saves the updated cache. */
  const withHighlightCache = async <T>(
    { key }: RenderTask,
    render: (highlights: HighlightCache) => Promise<T>,
  ): Promise<T> => {
    const highlightKey = createHighlightKey(key);
    const highlights = restoreHighlightCache(cache.find('colors', highlightKey), colorsKey);
    const rendered = await render(highlights);
    const text = highlights.serialize();
    if (text !== undefined) cache.save('colors', highlightKey, text);
    return rendered;
  };

  const makeBody = async (task: RenderTask, problems: BodyInfo['problems'] = []): Promise<MadeBody> => {
    const listener = site.search && search.listen?.(site.search);
    const listeners = [
      createMarkdownListener(theme.plainTextRules ?? NO_PLAIN_TEXT_RULES),
      ...(listener ? [listener] : []),
    ];
    const { html, info: found } = await withHighlightCache(task, (highlights) =>
      renderer.renderBody(task, { readers: listeners, cache: highlights }),
    );
    const info = { ...found, problems: [...found.problems, ...problems] };
    const bodyKey = createBodyKey(task.inputKey, info);
    cache.save('html', bodyKey, html);
    for (const each of listeners) each.keep({ cache, key: bodyKey });
    return { html, info, record: { inputKey: task.inputKey, bodyKey, info } };
  };

  const getBody = async (task: RenderTask): Promise<MadeBody> => {
    if (task.known !== undefined) {
      const html = cache.find('html', task.known.bodyKey);
      if (html !== undefined) return { html, info: task.known.info, record: task.known };
    }
    try {
      return await makeBody(task);
    } catch (error) {
      if (!input.keepsFailed || !(error instanceof BuildError)) throw error;
      return { ...(await makeBody(...createStandIn(task, error))), isFailed: true };
    }
  };

  const paint = (view: PageView): string | undefined => {
    if (painter === undefined || !hasSocialImage(view, input.sharedImage)) return undefined;
    const svg = renderer.renderSocialImage(view);
    return svg === undefined ? undefined : painter.paint(svg);
  };

  const writePage: PageWriter['writePage'] = async (task) => {
    const { record, isFailed = false, ...rendered } = await getBody(task);
    const image = paint(task.view);
    const view = {
      ...task.view,
      ...(image !== undefined && { image: toSocialUrl(image, site) }),
      ...(isFailed && { noIndex: true }),
    };
    const { html, scripts } = renderer.renderDocument(view, rendered);
    const policy = createPolicy(scripts, connectSources, {
      ...input.origins,
      trustContributors: input.env.trustContributors,
    });
    write(resolveInside(stagingDir, task.output), addPolicy(html, policy));
    return {
      key: task.key,
      body: record,
      compiled: record !== task.known,
      scripts,
      ...(image !== undefined && { image }),
    };
  };
  return { writePage, cache, search };
}

interface MadeBody extends RenderedBody {
  readonly record: BodyRecord;
  /** True for a page with an error message in place of its body. */
  readonly isFailed?: boolean;
}

/** A placeholder for a page that cannot be rendered, with the reason; the next build tries the page again. */
function createStandIn(
  task: RenderTask,
  { message, position }: BuildError,
): [RenderTask, BodyInfo['problems']] {
  const { file = task.key, line } = position;
  const body = { type: 'markdown', file: task.key, format: 'md', source: FAILED } as const;
  const standIn = { ...task, body, inputKey: hashText(task.inputKey, FAILED), known: undefined };
  return [standIn, [{ kind: 'page', raw: '', message, file, ...(line !== undefined && { line }) }]];
}

const FAILED = 'This page could not be built.\n';
