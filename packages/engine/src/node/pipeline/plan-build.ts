import { existsSync } from 'node:fs';
import path from 'node:path';
import type { AssetsView } from '#shared/page-view.ts';
import { hashJson, hashText } from '../cache/hash.ts';
import { checkDuplicateRoutes } from '../check/check-pages.ts';
import { checkPagePaths } from '../check/check-paths.ts';
import type { Problem } from '../errors/problem.ts';
import { SOCIAL_FOLDER } from '../index/social/image-painter.ts';
import type { PagePlan } from '../plan/page/page-plan.ts';
import type { SiteModel } from '../plan/site-model.ts';
import type { LinkEnvironment } from '../render/markdown/link-environment.ts';
import type { RenderTask } from '../render/render-task.ts';
import type { BuildInputs } from './read-inputs.ts';
import type { Reporter } from './report/reporter.ts';
import { modelSite } from './site/model-site.ts';
import { type PlannedTask, planTasks, readTaskSources } from './site/plan-tasks.ts';
import { createAssetsView, createLinkEnvironment } from './site/site-context.ts';
import { getSocialDir } from './site/site-state.ts';

/** Plan of a build: the site's pages, and the tasks that are left to do. */
export interface BuildPlan {
  readonly model: SiteModel;
  /** One plan for each route. */
  readonly plans: readonly PagePlan[];
  /** Problems with routes of more than one page. */
  readonly duplicates: readonly Problem[];
  readonly env: LinkEnvironment;
  readonly assets: AssetsView;
  /** Hash of all inputs shared by every document. */
  readonly documentHash: string;
  readonly planned: readonly PlannedTask[];
  /** The planned tasks whose result is not cached. */
  readonly tasks: readonly RenderTask[];
}

/** Models a site and finds its changes. */
export async function planBuild(inputs: BuildInputs, reporter: Reporter): Promise<BuildPlan> {
  const { loaded, theme, staticFiles, manifest } = inputs;
  const model = await reporter.step('build page tree', () => modelSite(loaded, staticFiles));
  const { unique: plans, problems: duplicates } = checkDuplicateRoutes(model.pages);
  checkPagePaths(plans);
  const env = createLinkEnvironment(loaded, model, staticFiles);
  const assets = createAssetsView(theme, loaded.config.config.baseUrl);
  const { bodyHash, documentHash } = hashFrame(inputs, model, assets);
  const planned = await reporter.step('diff', () =>
    planTasks({ plans, bodies: loaded.state.bodies, env, bodyHash, documentHash }),
  );
  const isMade = ({ task, pageKey }: PlannedTask): boolean =>
    pageKey !== undefined &&
    manifest.entries.get(task.output)?.key === pageKey &&
    loaded.state.documents.has(pageKey) &&
    isImageKept(pageKey, inputs);
  const tasks = planned.filter((each) => !isMade(each)).map(({ task }) => task);
  readTaskSources(tasks);
  return { model, plans, duplicates, env, assets, documentHash, planned, tasks };
}

/** Hashes of the inputs shared by all bodies, and by all documents. */
function hashFrame(
  { loaded, theme }: BuildInputs,
  model: Pick<SiteModel, 'site' | 'sites'>,
  assets: AssetsView,
): { readonly bodyHash: string; readonly documentHash: string } {
  const { config, sourcesHash } = loaded.config;
  const { texts, codeTheme, head = [] } = loaded.config.theme;
  const { socialImages, frameOrigins, mediaOrigins } = config;
  return {
    bodyHash: hashText(theme.bodyHash, sourcesHash, hashJson([model.site.lang, texts, codeTheme])),
    documentHash: hashText(
      theme.shellHash,
      hashJson([
        model.site,
        assets,
        texts,
        head,
        socialImages,
        frameOrigins,
        mediaOrigins,
        ...(model.sites ?? []),
      ]),
    ),
  };
}

/** True when the cached social card of a page still exists, or the page has none. */
function isImageKept(pageKey: string, { loaded, manifest }: BuildInputs): boolean {
  const image = loaded.state.documents.get(pageKey)?.image;
  if (image === undefined || manifest.entries.has(`${SOCIAL_FOLDER}/${image}`)) return true;
  return existsSync(path.join(getSocialDir(loaded.cache), image));
}
