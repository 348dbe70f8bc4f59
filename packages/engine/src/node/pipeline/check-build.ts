import { type CheckedPage, checkPages } from '../check/check-pages.ts';
import { applySeverities } from '../errors/problem.ts';
import type { OutputSet } from '../publish/output-set.ts';
import type { BuildPlan } from './plan-build.ts';
import type { BuildInputs } from './read-inputs.ts';
import { listSiteProblems } from './site/list-site-problems.ts';

/**
 * Checks all links and the sources' data. Returns warnings; throws for problems that the config makes fatal.
 */
export function checkBuild(
  { loaded }: BuildInputs,
  { model, plans, duplicates, env }: BuildPlan,
  outputs: OutputSet,
  pages: readonly CheckedPage[],
): string[] {
  const { config } = loaded.config;
  const files = new Set([...outputs.files.keys()].map((file) => `/${file}`));
  return applySeverities(
    [
      ...duplicates,
      ...listSiteProblems({ loaded, model, plans, env, files }),
      ...checkPages({ pages, baseUrl: config.baseUrl, files, origins: config }),
    ],
    {
      page: config.onFailedPages,
      link: config.onBrokenLinks,
      anchor: config.onBrokenAnchors,
      'component-link': config.onBrokenComponentLinks,
      image: config.onBrokenLinks,
      'markdown-link': config.onBrokenMarkdownLinks,
      route: config.onDuplicateRoutes,
      sample: config.onFaultySamples,
      id: config.onDuplicateIds,
      frame: 'warn',
      frontmatter: 'warn',
      data: 'throw',
      redirect: 'throw',
    },
  );
}
