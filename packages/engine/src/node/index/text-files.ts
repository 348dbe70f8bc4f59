import type { TreeIndex } from '#shared/page-tree.ts';
import type { SiteConfig } from '#shared/site-config.ts';
import type { PagePlan } from '../plan/page/page-plan.ts';
import { renderLlms } from './llms.ts';
import { renderPageNames } from './page-names.ts';
import { renderRobots, renderSitemap } from './sitemap.ts';

export interface TextFilesInput {
  readonly plans: readonly PagePlan[];
  readonly trees: readonly TreeIndex[];
  readonly config: SiteConfig;
  /** `llms-full.txt` is published. */
  readonly hasFullText: boolean;
  /** True if the site has a static file of this name, which takes precedence. */
  isStatic(name: string): boolean;
}

/**
 * Text files about the whole site, by path in the output: sitemap, `robots.txt`, page names, lists for
 * assistants.
 */
export function renderTextFiles(input: TextFilesInput): Map<string, string> {
  const { plans, trees, config, hasFullText, isStatic } = input;
  const texts = new Map([['sitemap.xml', renderSitemap(plans)]]);
  for (const [file, text] of renderPageNames(plans)) texts.set(file.slice(1), text);
  if (!isStatic('robots.txt')) {
    const sitemap = new URL(`${config.baseUrl}sitemap.xml`, config.url).href;
    texts.set('robots.txt', renderRobots(sitemap, config.noIndex));
  }
  if (config.noIndex) return texts;
  for (const [file, text] of renderLlms({ plans, trees, config, hasFullText }))
    if (!isStatic(file)) texts.set(file, text);
  return texts;
}
