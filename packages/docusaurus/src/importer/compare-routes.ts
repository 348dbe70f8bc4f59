import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { routeKey, withBase, withoutBase } from '@gruntwork-docs/engine/shared';
import { collectStaticFiles, loadSite, modelSite } from '@gruntwork-docs/engine/site';

export interface ComparedRoutes {
  /** Origin of the old routes. */
  readonly from: string;
  readonly old: number;
  readonly missing: readonly string[];
  readonly added: readonly string[];
}

/** Generated pages of Docusaurus that are not for readers. */
const INTERNAL = /^\/(?:404(?:\.html)?|__docusaurus.*|search\/?|\.html)$/;

/** Pages that every site has here. */
const ENGINE_ROUTE = /\/(?:404|search)$/;

/**
 * Compares the old routes, of the last build's sitemap or of Docusaurus itself, with those of the new site.
 */
export async function compareRoutes(siteDir: string): Promise<ComparedRoutes | undefined> {
  const old = (await readSitemap(siteDir)) ?? (await askDocusaurus(siteDir));
  if (old === undefined) return undefined;
  const { baseUrl, ...found } = await listNewRoutes(siteDir);
  const pages = found.pages.map((route) => toKey(withBase(baseUrl, route)));
  const routes = new Set([...pages, ...found.redirected.map((route) => toKey(withBase(baseUrl, route)))]);
  const known = new Set(
    old.routes.filter((route) => !INTERNAL.test(withoutBase(baseUrl, route) ?? route)).map(toKey),
  );
  return {
    from: old.from,
    old: known.size,
    missing: [...known].filter((route) => !routes.has(route)).sort(),
    added: pages.filter((route) => !known.has(route) && !ENGINE_ROUTE.test(route)).sort(),
  };
}

interface NewRoutes {
  readonly baseUrl: string;
  /** Site paths. */
  readonly pages: readonly string[];
  readonly redirected: readonly string[];
}

/** Returns the routes of the new site. Throws errors in its content. */
export async function listNewRoutes(siteDir: string): Promise<NewRoutes> {
  const loaded = await loadSite(siteDir, { includeDrafts: false });
  const { config } = loaded.config;
  const model = modelSite(loaded, await collectStaticFiles(loaded.siteDir, config));
  return {
    baseUrl: config.baseUrl,
    pages: model.pages.map(({ route }) => route),
    redirected: loaded.redirects.redirects.map(({ from }) => from),
  };
}

function toKey(route: string): string {
  return decodeURI(routeKey(route));
}

async function readSitemap(siteDir: string): Promise<{ from: string; routes: string[] } | undefined> {
  const file = path.join(siteDir, 'build/sitemap.xml');
  if (!existsSync(file)) return undefined;
  const text = await readFile(file, 'utf8');
  const routes = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  return { from: 'build/sitemap.xml', routes };
}

interface LoadedRoutes {
  readonly routesPaths: string[];
}

interface SiteLoader {
  loadSite(options: { siteDir: string }): Promise<{ props: LoadedRoutes }>;
}

interface OlderLoader {
  load(options: { siteDir: string } | string): Promise<LoadedRoutes>;
}

/** The site's own Docusaurus: version 3, and earlier ones. */
const SITE_LOADER = '@docusaurus/core/lib/server/site.js';
const OLDER_LOADER = '@docusaurus/core/lib/server/index.js';

async function askDocusaurus(siteDir: string): Promise<{ from: string; routes: string[] } | undefined> {
  try {
    const load = createRequire(path.join(siteDir, 'package.json'));
    const { routesPaths } = await listRoutes(load, siteDir);
    return { from: "Docusaurus's own list of routes", routes: routesPaths };
  } catch (error) {
    console.warn(
      `The old addresses could not be listed: ${error instanceof Error ? error.message : String(error)}`,
    );
    return undefined;
  }
}

async function listRoutes(load: NodeJS.Require, siteDir: string): Promise<LoadedRoutes> {
  if (hasModule(load, SITE_LOADER)) {
    const module: SiteLoader = load(SITE_LOADER);
    return (await module.loadSite({ siteDir })).props;
  }
  const module: OlderLoader = load(OLDER_LOADER);
  try {
    return await module.load({ siteDir });
  } catch (error) {
    // Early releases of version 2 take the folder itself.
    if (!(error instanceof TypeError)) throw error;
    return module.load(siteDir);
  }
}

function hasModule(load: NodeJS.Require, name: string): boolean {
  try {
    load.resolve(name);
    return true;
  } catch {
    return false;
  }
}
