import path from 'node:path';
import { describeDamage, LostCacheError } from '../cache/cache-store.ts';
import { checkDuplicateRoutes } from '../check/check-pages.ts';
import type { SiteDefinition } from '../config/define-site.ts';
import { ChangedTextError } from '../content/known-texts.ts';
import { type OutputSession, openOutput } from '../output/staging.ts';
import type { PagePlan } from '../page/page-plan.ts';
import type { BodyRecord } from '../page/page-record.ts';
import { hashFiles } from '../render/hash-files.ts';
import { createSpareWorkers } from '../render/spare-workers.ts';
import type { Reporter } from '../report/reporter.ts';
import type { LoadedSite } from '../site/load-site.ts';
import { modelSite } from '../site/model-site.ts';
import { buildAll } from './build-all.ts';
import { type BuildSummary, describeSummary } from './describe-build.ts';
import { createInputsKey } from './inputs-key.ts';
import { type BuildInputs, readInputs } from './read-inputs.ts';

export interface BuildOptions {
  readonly site: string;
  readonly out: string;
  readonly reporter: Reporter;
  /** Takes the place of the config's `baseUrl`. */
  readonly baseUrl?: string | undefined;
  /** Takes the place of the folder's config file. */
  readonly definition?: SiteDefinition | undefined;
  /** Makes every page anew, whatever is known of earlier builds. */
  readonly isFresh?: boolean;
  /** Most worker threads; absent: as many as the machine has cores, 0: everything is done in the process itself. */
  readonly threads?: number | undefined;
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

interface BuildFolders extends BuildOptions {
  readonly session: OutputSession;
  /** Absent: texts are not read again whose files look as they did. */
  readonly trustsStamps?: boolean;
  /** Hears of damaged files of the cache. */
  readonly onDamage: (file: string) => void;
}

/** Builds with what earlier builds have kept; without it when that turns out to be damaged beyond repair. */
async function buildOrRepair(given: Omit<BuildFolders, 'onDamage'>): Promise<BuiltSite> {
  const { reporter, session } = given;
  const damaged = new Set<string>();
  const options: BuildFolders = { ...given, onDamage: (file) => damaged.add(file) };
  try {
    return await build(options);
  } catch (error) {
    if (!(error instanceof ChangedTextError || error instanceof LostCacheError)) throw error;
    await session.empty();
    if (error instanceof ChangedTextError) return await build({ ...options, trustsStamps: false });
    damaged.add(error.file);
    return await build({ ...options, isFresh: true });
  } finally {
    for (const file of damaged) reporter.warn(describeDamage(file));
  }
}

/** Reads, plans, renders, collects, checks, publishes. */
async function build(options: BuildFolders): Promise<BuiltSite> {
  const spare = createSpareWorkers(options.threads);
  let inputs: BuildInputs | undefined;
  try {
    inputs = await readInputs({ ...options, outDir: options.session.outDir, onEdit: spare.start });
    spare.prepare(inputs.theme);
    if (options.isFresh !== true && (await isUnchanged(inputs))) return describeUnchanged(inputs);
    return await buildAll(inputs, spare, options);
  } catch (error) {
    // What is written for search lies in the folder of new files, which goes now.
    await spare.end();
    throw error;
  } finally {
    void spare.end();
  }
}

/** True when the site that is published is the one that would be built. */
async function isUnchanged({ loaded, theme, staticFiles, names, manifest }: BuildInputs): Promise<boolean> {
  if (!manifest.complete) return false;
  const { shown, isIncomplete } = manifest;
  const files = await hashFiles(shown, loaded.siteDir);
  return manifest.inputsKey === createInputsKey(loaded, theme, staticFiles, names, { files, isIncomplete });
}

function describeUnchanged(inputs: BuildInputs): BuiltSite {
  const { loaded, manifest, notes } = inputs;
  const { pages, warnings } = manifest;
  return {
    summary: { pages, compiled: 0, rendered: 0, written: 0, removed: 0, warnings, notes },
    loaded,
    get bodies() {
      return loaded.state.bodies;
    },
    getPlans: () => checkDuplicateRoutes(modelSite(loaded, inputs.staticFiles).pages).unique,
  };
}
