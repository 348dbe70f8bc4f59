import { engineKey } from '../engine-key.ts';
import { publish } from '../publish/publish.ts';
import { stageOutputs } from '../publish/stage-outputs.ts';
import { countWorkers } from '../render/render-pages.ts';
import { createWorkerPool, type WorkerPool } from '../render/worker-pool.ts';
import type { BuildSessionOptions, BuiltSite } from './build-options.ts';
import { checkBuild } from './check-build.ts';
import { collectOutputs } from './collect-outputs.ts';
import { addSearch, startSearch } from './index-search.ts';
import { createInputsKey } from './inputs-key.ts';
import { planBuild } from './plan-build.ts';
import { type BuildInputs, readInputs } from './read-inputs.ts';
import { renderBuild } from './render-build.ts';
import { countSamples } from './report/count-samples.ts';
import { describeOrigins } from './report/describe-origins.ts';
import { listEmbeddedFiles } from './site/embedded-files.ts';
import { dropUnusedValues, saveState } from './site/site-state.ts';
import { describeUnchanged, isUnchanged } from './unchanged.ts';

/**
 * Reads a site and builds it, unless the published site is up to date. An edit runs the same steps: most
 * pages come from the cache.
 */
export async function build(options: BuildSessionOptions): Promise<BuiltSite> {
  const workers = createWorkerPool(options.threads);
  try {
    const { outDir } = options.session;
    const inputs = await readInputs({ ...options, outDir, onEdit: workers.start });
    workers.prepare(inputs.theme);
    if (options.isFresh !== true && (await isUnchanged(inputs))) return describeUnchanged(inputs);
    return await buildPages(inputs, workers, options);
  } catch (error) {
    // Files for search are written to the folder of new files, which is about to be removed.
    await workers.end();
    throw error;
  } finally {
    void workers.end();
  }
}

/** Runs the steps of a build: plan, render, index, check, publish. */
async function buildPages(
  inputs: BuildInputs,
  workers: WorkerPool,
  options: BuildSessionOptions,
): Promise<BuiltSite> {
  const { session, reporter, threads } = options;
  const { loaded, theme, manifest } = inputs;
  // Threads load their modules while the pages are being planned.
  const isFirst = loaded.state.bodies.size === 0;
  const started = workers.acquire(theme, isFirst ? countWorkers(loaded.docs.length, threads) : 1);

  const plan = await planBuild(inputs, reporter);

  const stagingDir = session.newDir;
  const { bodies, compiled, state } = await renderBuild(inputs, plan, {
    ...{ reporter, threads, started, stagingDir },
  });

  const searching = startSearch(inputs, plan, bodies, workers, options);
  // Saved even if the build fails later.
  await reporter.step('save cache', () => saveState(loaded.cache, engineKey, state));
  const { outputs, pages } = await collectOutputs(inputs, plan, state, session);
  outputs.check();
  const staged = await reporter.step('write files', () =>
    stageOutputs(outputs.files, session, manifest).catch(async (error: unknown) => {
      // A folder for search may conflict with a file: then the error names both.
      await addSearch(outputs, searching);
      throw error;
    }),
  );
  await addSearch(outputs, searching);
  await dropUnusedValues(loaded.cache, bodies);

  const warnings = await reporter.step('check links', () => checkBuild(inputs, plan, outputs, pages));

  const shownFiles = listEmbeddedFiles(bodies.values());
  const published = await reporter.step('publish', () =>
    publish(
      {
        ...{ session, cache: loaded.cache, pages: pages.length, warnings },
        ...{ inputsKey: createInputsKey(inputs, shownFiles), isIncomplete: shownFiles.isIncomplete },
        shown: shownFiles.files.map(([file]) => file),
        outputs: new Map([...outputs.files, ...staged]),
      },
      manifest,
    ),
  );

  const made = { compiled, rendered: plan.tasks.length, ...published };
  const samples = countSamples(bodies.values());
  const notes = [...inputs.notes, ...describeOrigins(bodies.values())];
  const summary = { pages: pages.length, warnings, ...made, samples, notes };
  return { summary, loaded, bodies, getPlans: () => plan.plans };
}
