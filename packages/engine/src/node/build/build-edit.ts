import { hashText } from '../cache/hash.ts';
import type { Doc } from '../content/doc.ts';
import { engineKey } from '../engine-key.ts';
import { tidyPacks } from '../files/tidy-packs.ts';
import { findPublished, publish } from '../output/publish.ts';
import type { OutputSession } from '../output/staging.ts';
import type { StartedWorker } from '../render/run-worker.ts';
import { countSamples } from '../report/count-samples.ts';
import { describeOrigins } from '../report/describe-origins.ts';
import type { Reporter } from '../report/reporter.ts';
import type { SearchUpdate } from '../search/search-provider.ts';
import { createPageKey } from '../site/plan-tasks.ts';
import { dropUnusedCaches, saveEdit } from '../site/site-state.ts';
import type { BuiltSite } from './build-site.ts';
import { isAlone, type MadePage } from './check-edit.ts';
import { collectEditOutputs } from './edit-outputs.ts';
import type { InputsKeys } from './inputs-key.ts';
import { type EditPlan, listPlans, planEdit } from './plan-edit.ts';
import type { BuildInputs } from './read-inputs.ts';
import { renderTasks } from './render-build.ts';

export interface EditOptions {
  readonly session: OutputSession;
  readonly reporter: Reporter;
  readonly threads?: number | undefined;
  /** Threads that were started before. */
  readonly started?: readonly StartedWorker[] | undefined;
}

/**
 * Builds a site of which nothing differs from what is published but the texts of some documents: their pages are planned, made and checked,
 * and no other. `undefined` when it turns out that others depend on what was changed; nothing has been published then.
 */
export async function buildEdit(
  inputs: BuildInputs,
  edited: readonly Doc[],
  keys: InputsKeys,
  options: EditOptions,
): Promise<BuiltSite | undefined> {
  const { reporter } = options;
  const { loaded, manifest, notes } = inputs;
  const { plan, pages, update } = await makePages(inputs, edited, options);
  if (plan === undefined || pages === undefined || update === undefined) return undefined;
  if (!(await reporter.step('check links', () => isAlone(pages, plan, inputs)))) return undefined;
  const outputs = await reporter.step('index for search', () =>
    collectEditOutputs(inputs, plan, pages, update),
  );
  if (outputs === undefined) return undefined;
  const changed = new Map(pages.map(({ plan: { key }, result }) => [key, result.body]));
  const bodiesKey = hashText(
    manifest.bodiesKey,
    ...[...changed].flatMap(([key, body]) => [key, body.bodyKey]),
  );
  await reporter.step('keep for next time', () =>
    saveEdit(loaded.cache, engineKey, loaded.state, {
      ...changeKeys(inputs, plan, pages),
      bodies: changed,
      bodiesKey,
      frontmatter: new Map(loaded.docs.map((doc) => [doc.source.hash, doc.frontmatter])),
      git: loaded.git,
    }),
  );
  tidyPacks(loaded.cache.texts);
  await dropUnusedCaches(loaded.cache);
  const before = countSamples(pages.map(({ last }) => last));
  const now = countSamples(changed.values());
  const samples = {
    checked: manifest.samples.checked + now.checked - before.checked,
    unchecked: manifest.samples.unchecked + now.unchecked - before.unchecked,
  };
  const texts = loaded.docs.map(({ source }) => [source.file, source.hash] as const);
  const { shown, isIncomplete, warnings, frameKey } = manifest;
  const counts = { pages: manifest.pages, warnings, samples };
  const published = await reporter.step('publish', () =>
    publish(
      {
        ...{ session: options.session, manifestFile: inputs.manifestFile, outputs },
        ...{ inputsKey: keys.inputsKey, frameKey, bodiesKey, texts, shown, isIncomplete, ...counts },
      },
      manifest,
    ),
  );
  const compiled = pages.filter(({ result }) => result.compiled).length;
  const all = [...notes, ...describeOrigins(changed.values())];
  return {
    summary: { ...counts, compiled, rendered: pages.length, ...published, notes: all },
    loaded,
    get bodies() {
      return new Map([...loaded.state.bodies, ...changed]);
    },
    getPlans: () => listPlans(inputs),
  };
}

interface MadePages {
  readonly plan?: EditPlan | undefined;
  readonly pages?: readonly MadePage[] | undefined;
  readonly update?: SearchUpdate | undefined;
}

/** Plans and renders; the index is read while a thread does that. */
async function makePages(
  inputs: BuildInputs,
  edited: readonly Doc[],
  { reporter, session, threads, started }: EditOptions,
): Promise<MadePages> {
  const plan = await reporter.step(`plan ${edited.length} edited pages`, () => planEdit(inputs, edited));
  if (plan === undefined) return {};
  const options = { reporter, stagingDir: session.newDir, threads, started };
  const rendering = renderTasks(inputs, plan, options);
  const [rendered, update] = await Promise.all([rendering, openUpdate(inputs, session)]);
  const results = new Map(rendered.map((result) => [result.key, result]));
  const pages = plan.pages.flatMap((page): MadePage[] => {
    const result = results.get(page.plan.key);
    return result === undefined ? [] : [{ ...page, result }];
  });
  return { plan, pages: pages.length === plan.pages.length ? pages : undefined, update };
}

async function openUpdate(
  { loaded, manifest }: BuildInputs,
  { outDir }: OutputSession,
): Promise<SearchUpdate | undefined> {
  const { config, search } = loaded.config;
  return search.openUpdate?.({
    config,
    texts: loaded.cache.texts,
    cacheDir: loaded.cache.dir,
    files: [...manifest.entries.keys()],
    findPublished: (file, key) => findPublished(file, key, outDir, manifest),
  });
}

/** Scripts and pictures of all pages by the keys that these have now. */
function changeKeys({ loaded }: BuildInputs, { documentHash }: EditPlan, pages: readonly MadePage[]) {
  const scripts = new Map(loaded.state.scripts);
  const images = new Map(loaded.state.images);
  for (const { plan, lastKey, result } of pages) {
    const pageKey = createPageKey(result.body, plan, documentHash);
    scripts.delete(lastKey);
    images.delete(lastKey);
    scripts.set(pageKey, result.scripts);
    if (result.image !== undefined) images.set(pageKey, result.image);
  }
  return { scripts, images };
}
