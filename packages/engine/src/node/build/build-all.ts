import type { SiteDefinition } from '../config/define-site.ts';
import { engineKey } from '../engine-key.ts';
import type { OutputSet } from '../output/output-set.ts';
import { findPublished, type OutputFile, publish } from '../output/publish.ts';
import { stageOutputs } from '../output/stage-outputs.ts';
import type { OutputSession } from '../output/staging.ts';
import type { BodyRecord } from '../page/page-record.ts';
import { countWorkers } from '../render/render-pages.ts';
import type { SpareWorkers } from '../render/spare-workers.ts';
import { countSamples } from '../report/count-samples.ts';
import { describeOrigins } from '../report/describe-origins.ts';
import type { Reporter } from '../report/reporter.ts';
import { createSearchFiles } from '../search/create-search-files.ts';
import { listShownFiles } from '../site/shown-files.ts';
import { dropUnusedValues, saveState } from '../site/site-state.ts';
import type { BuiltSite } from './build-site.ts';
import { checkBuild } from './check-build.ts';
import { collectOutputs } from './collect-outputs.ts';
import { createInputsKey } from './inputs-key.ts';
import { type BuildPlan, planBuild } from './plan-build.ts';
import type { BuildInputs } from './read-inputs.ts';
import { renderBuild } from './render-build.ts';

export interface BuildAllOptions {
  readonly session: OutputSession;
  readonly reporter: Reporter;
  readonly threads?: number | undefined;
  /** What took the place of the config file, which threads do not know. */
  readonly definition?: SiteDefinition | undefined;
}

/** The whole way, for all pages; what is kept of each is taken where nothing of it changed. */
export async function buildAll(
  inputs: BuildInputs,
  spare: SpareWorkers,
  options: BuildAllOptions,
): Promise<BuiltSite> {
  const { session, reporter, threads } = options;
  const { loaded, theme, staticFiles, names, manifest, notes } = inputs;
  // Threads get ready for their pages while it is found out which they are.
  const isFirst = loaded.state.bodies.size === 0;
  const started = spare.take(theme, isFirst ? countWorkers(loaded.docs.length, threads) : 1);
  const plan = await planBuild(inputs, reporter);
  const rendered = await renderBuild(inputs, plan, {
    ...{ reporter, threads, started },
    stagingDir: session.newDir,
  });
  const { bodies, compiled, state } = rendered;
  const searching = startSearch(inputs, plan, bodies, spare, options);
  // Also when the build fails later on.
  await reporter.step('keep for next time', () => saveState(loaded.cache, engineKey, state));
  const { outputs, pages } = await collectOutputs({
    ...inputs,
    ...plan,
    bodies,
    scriptHashes: [...state.scripts.values()].flat(),
    images: state.images,
    findPublished: (file, key) => findPublished(file, key, session.outDir, manifest),
  });
  outputs.check();
  const staged = await reporter.step('write files', () =>
    stageOutputs(outputs.files, session, manifest).catch(async (error: unknown) => {
      // A folder that a thread has made for search may stand where a file belongs: then both are named.
      await addSearch(outputs, searching);
      throw error;
    }),
  );
  await addSearch(outputs, searching);
  await dropUnusedValues(loaded.cache, bodies);
  const warnings = await reporter.step('check links', () => checkBuild(inputs, plan, outputs, pages));
  const shownFiles = listShownFiles(bodies.values());
  const inputsKey = createInputsKey(loaded, theme, staticFiles, names, shownFiles);
  const samples = countSamples(bodies.values());
  const counts = { pages: pages.length, warnings };
  const published = await reporter.step('publish', () =>
    publish(
      {
        ...{ session, cache: loaded.cache, inputsKey, isIncomplete: shownFiles.isIncomplete, ...counts },
        shown: shownFiles.files.map(([file]) => file),
        outputs: new Map([...outputs.files, ...staged]),
      },
      manifest,
    ),
  );
  const made = { compiled, rendered: plan.tasks.length, ...published };
  const summary = { ...counts, ...made, samples, notes: [...notes, ...describeOrigins(bodies.values())] };
  return { summary, loaded, bodies, getPlans: () => plan.plans };
}

/** Waits for the files of search and puts them to the others; throws when they cannot all be published. */
async function addSearch(
  outputs: OutputSet,
  searching: Promise<ReadonlyMap<string, OutputFile>>,
): Promise<void> {
  for (const [file, output] of await searching) outputs.add(file, 'search', output);
  outputs.check();
}

/** Begins to make what search needs, in a thread where that is possible. */
function startSearch(
  { loaded, manifest }: BuildInputs,
  { plans, tasks }: BuildPlan,
  bodies: ReadonlyMap<string, BodyRecord>,
  spare: SpareWorkers,
  { session, reporter, definition }: BuildAllOptions,
): Promise<ReadonlyMap<string, OutputFile>> {
  const { config, search } = loaded.config;
  const { cache } = loaded;
  const site = { config, plans, bodies };
  const { entries } = manifest;
  // A thread knows the config's search once it has made a page.
  const canAsk = tasks.length > 0 && definition === undefined;
  const searching = reporter.step('index for search', () =>
    createSearchFiles(search, { ...site, cache }, async () =>
      canAsk ? spare.writeSearch({ ...site, cacheDir: cache.dir, session, entries }) : undefined,
    ),
  );
  // Who waits for it hears of it.
  searching.catch(() => undefined);
  return searching;
}
