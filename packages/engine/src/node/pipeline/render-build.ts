import type { BodyRecord } from '../plan/page/page-record.ts';
import { toAbsolute } from '../plan/page/plan-context.ts';
import { renderPages } from '../render/render-pages.ts';
import type { RenderResult } from '../render/render-task.ts';
import type { StartedWorker } from '../render/run-worker.ts';
import { collectDocuments } from './page-documents.ts';
import type { BuildPlan } from './plan-build.ts';
import type { BuildInputs } from './read-inputs.ts';
import type { Reporter } from './report/reporter.ts';
import { getSocialDir, type SiteState } from './site/site-state.ts';

/** The pages of a site, rendered or cached. */
export interface RenderedSite {
  readonly bodies: ReadonlyMap<string, BodyRecord>;
  /** Pages with a newly compiled body. */
  readonly compiled: number;
  /** State for the next build. */
  readonly state: SiteState;
}

export interface RenderOptions {
  readonly reporter: Reporter;
  /** Folder that documents are written to. */
  readonly stagingDir: string;
  readonly threads?: number | undefined;
  /** Threads that are already running. */
  readonly started?: readonly StartedWorker[] | undefined;
}

/** Renders pages and writes them to the staging folder. */
async function renderTasks(
  { loaded, theme }: BuildInputs,
  { model, env, assets, tasks, plans }: BuildPlan,
  { reporter, stagingDir, threads, started }: RenderOptions,
): Promise<RenderResult[]> {
  const { bodyModule, shellModule } = theme;
  const { config } = loaded.config;
  const { site, sites } = model;
  const configModule = loaded.config.module;
  const sources = new Map(
    plans.flatMap(({ key, body }) => (body.type === 'doc' ? [[key, body.doc.source]] : [])),
  );
  return reporter.step(`render ${tasks.length} pages`, () =>
    renderPages({
      input: {
        bodyModule,
        shellModule,
        env,
        configModule,
        site,
        sites,
        assets,
        cacheDir: loaded.cache.dir,
        stagingDir,
        keepsFailed: config.onFailedPages !== 'throw',
        origins: { frameOrigins: config.frameOrigins, mediaOrigins: config.mediaOrigins },
        socialDir: config.socialImages ? getSocialDir(loaded.cache) : undefined,
        sharedImage: config.image === undefined ? undefined : toAbsolute(config.image, config),
      },
      tasks,
      onProgress: (done, total) => reporter.progress(`${done} of ${total} pages`),
      onSent: ({ key }) => sources.get(key)?.dropText?.(),
      onDamage: loaded.cache.reportDamage,
      threads,
      started,
    }),
  );
}

/** Renders everything that isn't cached. */
export async function renderBuild(
  inputs: BuildInputs,
  plan: BuildPlan,
  options: RenderOptions,
): Promise<RenderedSite> {
  const rendered = await renderTasks(inputs, plan, options);
  const { loaded } = inputs;
  const { documentHash, planned } = plan;
  const made = new Map(
    rendered.filter((result) => result.compiled).map((result) => [result.key, result.body]),
  );
  const bodies = new Map<string, BodyRecord>();
  for (const { task } of planned) {
    const record = made.get(task.key) ?? task.known;
    if (record !== undefined) bodies.set(task.key, record);
  }
  const state: SiteState = {
    bodies,
    frontmatter: new Map(loaded.docs.map((doc) => [doc.source.hash, doc.frontmatter])),
    documents: collectDocuments({ planned, rendered, last: loaded.state.documents, documentHash }),
    git: loaded.git,
  };
  return { bodies, compiled: rendered.filter((result) => result.compiled).length, state };
}
