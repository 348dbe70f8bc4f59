import path from 'node:path';
import { hashJson, hashText } from '../cache/hash.ts';
import { checkDuplicateRoutes, checkPages } from '../check/check-pages.ts';
import { checkPagePaths } from '../check/check-paths.ts';
import { engineKey } from '../engine-key.ts';
import { applySeverities } from '../errors/problem.ts';
import { describeDamage, LostCacheError, noteDamage, takeDamage } from '../files/kept-file.ts';
import { checkOutPlace } from '../output/check-out-place.ts';
import { findPublished, loadManifest, publish } from '../output/publish.ts';
import { type OutputSession, openOutput } from '../output/staging.ts';
import { collectStaticFiles, describeOwnFiles } from '../output/static-files.ts';
import type { PagePlan } from '../page/page-plan.ts';
import type { BodyRecord } from '../page/page-record.ts';
import { renderPages } from '../render/render-pages.ts';
import { countSamples, describeSamples, type SampleCounts } from '../report/count-samples.ts';
import { formatDuration, type Reporter } from '../report/reporter.ts';
import { bundleTheme } from '../theme/bundle-theme.ts';
import { collectOutputs } from './collect-outputs.ts';
import { createInputsKey } from './inputs-key.ts';
import { listSiteProblems } from './list-site-problems.ts';
import { type LoadedSite, loadSite } from './load-site.ts';
import { modelSite } from './model-site.ts';
import { collectPageScripts } from './page-scripts.ts';
import { planTasks } from './plan-tasks.ts';
import { createAssetsView, createLinkEnvironment } from './site-context.ts';
import { dropUnusedBodies, saveState } from './site-state.ts';

export interface BuildOptions {
  readonly site: string;
  readonly out: string;
  readonly reporter: Reporter;
  /** Takes the place of the config's `baseUrl`. */
  readonly baseUrl?: string | undefined;
  /** Makes every page anew, whatever is known of earlier builds. */
  readonly isFresh?: boolean;
  /** Most worker threads; absent: as many as the machine has cores, 0: pages are rendered in the process itself. */
  readonly threads?: number | undefined;
}

/** Counts of a finished build. */
export interface BuildSummary {
  readonly pages: number;
  /** Pages whose body was made from its source. */
  readonly compiled: number;
  /** Pages whose document was made: the compiled ones, and those around which something changed. */
  readonly rendered: number;
  readonly written: number;
  readonly removed: number;
  /** Absent when nothing had to be looked at. */
  readonly samples?: SampleCounts;
  readonly warnings: readonly string[];
  /** What is as it should be and good to know. */
  readonly notes: readonly string[];
}

/** A built site: what it was made of, for those who make more of it. */
export interface BuiltSite {
  readonly summary: BuildSummary;
  readonly loaded: LoadedSite;
  /** Bodies of all pages. */
  readonly bodies: ReadonlyMap<string, BodyRecord>;
  /** The pages; they are planned only now when nothing had to be built. */
  getPlans(): readonly PagePlan[];
}

/** Builds a site and reports what was done. Nothing is published when anything is wrong. */
export async function buildSite(options: BuildOptions): Promise<BuiltSite> {
  const start = performance.now();
  const outDir = path.resolve(options.out);
  const session = await openOutput(outDir);
  try {
    const built = await buildOrRepair({ ...options, session });
    const { summary } = built;
    for (const warning of summary.warnings) options.reporter.warn(warning);
    for (const note of summary.notes) options.reporter.info(note);
    options.reporter.info(describeSummary(summary, performance.now() - start, outDir));
    return built;
  } finally {
    await session.close();
  }
}

const SHALLOW =
  'dates of the last change are not shown: the clone is shallow; `git fetch --unshallow` gets the history';

interface BuildFolders extends BuildOptions {
  readonly session: OutputSession;
}

/** Builds with what earlier builds have kept; without it when that turns out to be damaged beyond repair. */
async function buildOrRepair(options: BuildFolders): Promise<BuiltSite> {
  const { reporter } = options;
  try {
    return await build(options);
  } catch (error) {
    if (!(error instanceof LostCacheError)) throw error;
    noteDamage(error.file);
    return await build({ ...options, isFresh: true });
  } finally {
    for (const file of takeDamage()) reporter.warn(describeDamage(file));
  }
}

async function build({
  site,
  session,
  reporter,
  baseUrl,
  isFresh,
  threads,
}: BuildFolders): Promise<BuiltSite> {
  const { outDir } = session;
  const loaded = await reporter.step('read content', () =>
    loadSite(site, { includeDrafts: false, baseUrl, isFresh }),
  );
  const { config, sources } = loaded.config;
  const readFolders = ['content', config.staticDirectory, ...sources.flatMap(({ watch = [] }) => watch)];
  checkOutPlace(outDir, loaded.siteDir, readFolders);
  const theme = await reporter.step('compile theme', () =>
    bundleTheme({ siteDir: loaded.siteDir, baseUrl: config.baseUrl, theme: loaded.config.theme }),
  );
  const staticFiles = await collectStaticFiles(loaded.siteDir, config);
  const notes = [
    ...describeOwnFiles(staticFiles, config.staticDirectory),
    ...(loaded.git.isShallow === true ? [SHALLOW] : []),
  ];
  const manifestFile = path.join(loaded.cache.dir, 'published', `${engineKey}-${hashText(outDir)}.json`);
  const manifest = await reporter.step('look at the last build', () => loadManifest(outDir, manifestFile));
  const before = await createInputsKey(loaded, theme, staticFiles);
  if (isFresh !== true && manifest.complete && manifest.inputsKey === before) {
    const { pages, warnings } = manifest;
    return {
      summary: { pages, compiled: 0, rendered: 0, written: 0, removed: 0, warnings, notes },
      loaded,
      bodies: loaded.state.bodies,
      getPlans: () => checkDuplicateRoutes(modelSite(loaded, staticFiles).pages).unique,
    };
  }

  const model = await reporter.step('build page tree', () => modelSite(loaded, staticFiles));
  const { unique: plans, problems: duplicates } = checkDuplicateRoutes(model.pages);
  checkPagePaths(plans);
  const env = createLinkEnvironment(loaded, model, staticFiles);
  const assets = createAssetsView(theme, config.baseUrl);
  const { texts, codeTheme, head = [] } = loaded.config.theme;
  const bodyHash = hashText(
    theme.bodyHash,
    loaded.config.sourcesHash,
    hashJson([model.site.lang, texts, codeTheme]),
  );
  const documentHash = hashText(
    theme.shellHash,
    hashJson([model.site, assets, texts, head, ...(model.sites ?? [])]),
  );
  const planned = await reporter.step('find what changed', () =>
    planTasks({ plans, bodies: loaded.state.bodies, env, bodyHash, documentHash }),
  );
  const tasks = planned
    .filter(
      ({ task, pageKey }) =>
        pageKey === undefined ||
        manifest.entries.get(task.output)?.key !== pageKey ||
        !loaded.state.scripts.has(pageKey),
    )
    .map(({ task }) => task);

  const { bodyModule, shellModule } = theme;
  const { bodyDir } = loaded.cache;
  const rendered = await reporter.step(`render ${tasks.length} pages`, () =>
    renderPages(
      {
        bodyModule,
        shellModule,
        env,
        configModule: loaded.config.module,
        site: model.site,
        sites: model.sites,
        assets,
        bodyDir,
        stagingDir: session.newDir,
      },
      tasks,
      (done, total) => reporter.progress(`${done} of ${total} pages`),
      threads,
    ),
  );
  const compiled = rendered.filter((result) => result.compiled).length;
  const results = new Map(rendered.map((result) => [result.key, result.body]));
  const bodies = new Map<string, BodyRecord>();
  for (const { task } of planned) {
    const record = results.get(task.key) ?? task.known;
    if (record !== undefined) bodies.set(task.key, record);
  }
  const scripts = collectPageScripts({ planned, rendered, last: loaded.state.scripts, documentHash });
  const state = {
    bodies,
    frontmatter: new Map(loaded.docs.map((doc) => [doc.source.hash, doc.frontmatter])),
    scripts,
    git: loaded.git,
  };
  await reporter.step('keep for next time', () => saveState(loaded.cache, engineKey, state));

  const { outputs, pages } = await collectOutputs({
    loaded,
    model,
    theme,
    env,
    plans,
    bodies,
    documentHash,
    scriptHashes: [...scripts.values()].flat(),
    staticFiles,
  });
  const search = await reporter.step('index for search', () =>
    loaded.config.search.createOutputs({
      config,
      plans,
      bodies,
      bodyDir,
      cacheDir: loaded.cache.dir,
      findPublished: (file, key) => findPublished(file, key, outDir, manifest),
    }),
  );
  for (const [file, output] of search) outputs.add(file, 'search', output);
  outputs.check();
  await dropUnusedBodies(loaded.cache, bodies);
  const files = new Set([...outputs.files.keys()].map((file) => `/${file}`));
  const warnings = await reporter.step('check links', () =>
    applySeverities(
      [
        ...duplicates,
        ...listSiteProblems({ loaded, model, plans, env, files }),
        ...checkPages({ pages, baseUrl: config.baseUrl, files }),
      ],
      {
        link: config.onBrokenLinks,
        anchor: config.onBrokenAnchors,
        image: config.onBrokenLinks,
        'markdown-link': config.onBrokenMarkdownLinks,
        route: config.onDuplicateRoutes,
        sample: 'throw',
        id: 'throw',
        data: 'throw',
        redirect: 'throw',
      },
    ),
  );
  const inputsKey = await createInputsKey({ ...loaded, state }, theme, staticFiles);
  const published = await reporter.step('write files', () =>
    publish(
      { session, manifestFile, outputs: outputs.files, inputsKey, pages: pages.length, warnings },
      manifest,
    ),
  );
  const samples = countSamples(bodies.values());
  return {
    summary: {
      pages: pages.length,
      compiled,
      rendered: tasks.length,
      ...published,
      samples,
      warnings,
      notes,
    },
    loaded,
    bodies,
    getPlans: () => plans,
  };
}

function describeSummary(summary: BuildSummary, milliseconds: number, outDir: string): string {
  const { pages, compiled, rendered, written, removed, samples, warnings } = summary;
  const changes =
    rendered + written + removed === 0
      ? 'nothing changed'
      : `${compiled} compiled, ${rendered} rendered, ${written} files written${removed === 0 ? '' : `, ${removed} removed`}`;
  const notes =
    warnings.length === 0 ? '' : `, ${warnings.length} ${warnings.length === 1 ? 'warning' : 'warnings'}`;
  const out = path.relative(process.cwd(), outDir) || '.';
  return `${pages} pages in ${formatDuration(milliseconds)}: ${changes}${describeSamples(samples)}${notes} → ${out}`;
}
