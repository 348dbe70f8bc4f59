import path from 'node:path';
import type { DevEnvironment, NormalizedHotChannelClient } from 'vite';
import { DISPLAYED, EDITED } from '#shared/dev-events.ts';
import { isIncludedText } from '../../read/includes/load-includes.ts';
import type { DevSiteSource } from './dev-site.ts';
import type { ErrorLog } from './error-log.ts';
import { toOverlayError } from './error-page.ts';
import { explainViteError } from './explain-vite-error.ts';
import type { DevRenderer } from './render-page.ts';
import { repeatMissedEdits } from './repeat-missed-edits.ts';
import { OutdatedServer } from './start-key.ts';
import { type DevVite, isInside, isThemeFile } from './vite-server.ts';

export interface WatchOptions {
  readonly siteDir: string;
  readonly source: DevSiteSource;
  readonly dev: DevVite;
  readonly renderer: DevRenderer;
  readonly errorLog: ErrorLog;
  /** Site-relative folders of texts that other pages include. */
  readonly shownElsewhere: readonly string[];
  /**
   * Called when an edit of the config requires another server. Not awaited: it ends this one, including its
   * watching.
   */
  readonly onOutdated: () => void;
}

type HotListener = (
  shown: { readonly revision?: unknown } | undefined,
  browser: NormalizedHotChannelClient,
) => void;

interface Change {
  readonly file: string;
  /** The file existed before and still does. */
  readonly isEdit: boolean;
}

/** Milliseconds: an editor often saves with several events. */
const SETTLE = 25;

const PAGE = /\.mdx?$/;

/**
 * Sends edits to the browser: errors as an overlay on the open page, texts by a message, after which the page
 * patches the differences, everything else by a reload. Vite updates modules and styles that the browser
 * itself has loaded. Returns a function that stops watching.
 */
export function watchSite(options: WatchOptions): () => Promise<void> {
  const { vite } = options.dev;
  let changes: Change[] = [];
  let timer: NodeJS.Timeout | undefined;
  let work = Promise.resolve();
  repeatMissedEdits(vite.watcher);
  const tellOfMissed: HotListener = (shown, browser) => {
    if (shown?.revision !== options.renderer.revision) browser.send(EDITED);
  };
  vite.environments.client.hot.on(DISPLAYED, tellOfMissed);
  vite.watcher.on('all', (event, file) => {
    if (event === 'addDir') return;
    const change = { file, isEdit: event === 'change' };
    options.renderer.forget(isPageEdit(change, options) && !isShownElsewhere(change, options));
    changes.push(change);
    work = work.then(() => renderEarly(change, options)).catch(() => undefined);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const batch = changes;
      changes = [];
      // An error in one batch must not end the server or later batches.
      work = work
        .then(() => apply(batch, options))
        .catch((error: unknown) => options.errorLog.report(explainViteError(error, options.siteDir)));
    }, SETTLE);
  });
  return () => {
    vite.watcher.removeAllListeners();
    vite.environments.client.hot.off(DISPLAYED, tellOfMissed);
    clearTimeout(timer);
    return work;
  };
}

function isPageEdit({ file, isEdit }: Change, { siteDir }: WatchOptions): boolean {
  return isEdit && PAGE.test(file) && isInside(path.join(siteDir, 'content'), file);
}

function isShownElsewhere({ file }: Change, { siteDir, shownElsewhere }: WatchOptions): boolean {
  return (
    shownElsewhere.some((folder) => isInside(path.join(siteDir, folder), file)) ||
    isIncludedText(path.relative(siteDir, file))
  );
}

/**
 * Renders a page whose words have changed while further events may follow. Errors are reported after the last
 * event.
 */
async function renderEarly(change: Change, options: WatchOptions): Promise<void> {
  const { source, renderer } = options;
  if (!isPageEdit(change, options) || isShownElsewhere(change, options)) return;
  const plan = await source.findPageOf(change.file);
  const fresh = plan && (await source.findWords(plan));
  if (fresh !== undefined) await renderer.renderAhead(await source.get(), fresh);
}

async function apply(batch: readonly Change[], options: WatchOptions): Promise<void> {
  const { siteDir, source, dev, renderer, errorLog } = options;
  const { client, ssr } = dev.vite.environments;
  const isModuleOf = (environment: DevEnvironment, { file, isEdit }: Change): boolean =>
    isEdit && (environment.moduleGraph.getModulesByFile(file)?.size ?? 0) > 0;
  const isViteOnly = (change: Change): boolean => isModuleOf(client, change) && !isModuleOf(ssr, change);
  // The theme's folder also contains tests and scripts.
  const isUnused = (change: Change): boolean =>
    change.isEdit && isThemeFile(change.file) && !isModuleOf(client, change) && !isModuleOf(ssr, change);

  const changes = batch.filter((change) => !isUnused(change));
  if (changes.length === 0) return;
  errorLog.reset();
  const isText = (change: Change): boolean => isPageEdit(change, options);
  // A page's text is read at each request anyway, so it needs no reload of the site unless other pages
  // include parts of it.
  const isRead = (change: Change): boolean => isText(change) && !isShownElsewhere(change, options);
  if (changes.some((change) => !isRead(change) && !isViteOnly(change))) source.invalidate();
  try {
    if (changes.some((change) => !isRead(change) && !isViteOnly(change))) await dev.updateSources();
    await renderer.prepare();
    for (const { file } of changes.filter(isText)) {
      const plan = await source.findPageOf(file);
      const fresh = plan && (await source.findPage(decodeURI(plan.route)));
      if (fresh !== undefined) await renderer.renderAhead(await source.get(), fresh);
    }
  } catch (error) {
    if (error instanceof OutdatedServer) return options.onOutdated();
    const explained = explainViteError(error, siteDir);
    errorLog.report(explained);
    // Without an open page there is nothing to update; the next one shows the error when it loads.
    if (dev.vite.ws.clients.size > 0)
      client.hot.send({ type: 'error', err: toOverlayError(explained, siteDir) });
    return;
  } finally {
    renderer.advance();
  }
  if (changes.every(isViteOnly) || dev.vite.ws.clients.size === 0) return;
  const isSwapped = changes.every((change) => isText(change) || isViteOnly(change));
  client.hot.send(isSwapped ? { type: 'custom', event: EDITED } : { type: 'full-reload', path: '*' });
}
