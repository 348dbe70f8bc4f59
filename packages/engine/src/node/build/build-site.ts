import path from 'node:path';
import { describeDamage, LostCacheError } from '../cache/cache-store.ts';
import type { SiteDefinition } from '../config/define-site.ts';
import { ChangedTextError } from '../content/known-texts.ts';
import { openOutput } from '../output/staging.ts';
import type { PagePlan } from '../page/page-plan.ts';
import type { BodyRecord } from '../page/page-record.ts';
import type { Reporter } from '../report/reporter.ts';
import type { LoadedSite } from '../site/load-site.ts';
import { type BuildSessionOptions, build } from './build.ts';
import { type BuildSummary, describeSummary } from './describe-build.ts';

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
  const { reporter } = options;
  const outDir = path.resolve(options.out);
  const session = await openOutput(outDir);
  const damaged = new Set<string>();
  try {
    const built = await buildOrRepair({ ...options, session, onDamage: (file) => damaged.add(file) });
    const { summary } = built;
    for (const warning of summary.warnings) reporter.warn(warning);
    for (const note of summary.notes) reporter.info(note);
    reporter.info(describeSummary(summary, performance.now() - start, outDir));
    return built;
  } finally {
    for (const file of damaged) reporter.warn(describeDamage(file));
    await session.close();
  }
}

/** Builds with what earlier builds have left; without it when that turns out to be damaged beyond repair. */
async function buildOrRepair(options: BuildSessionOptions): Promise<BuiltSite> {
  try {
    return await build(options);
  } catch (error) {
    if (!(error instanceof ChangedTextError || error instanceof LostCacheError)) throw error;
    await options.session.empty();
    if (error instanceof ChangedTextError) return build({ ...options, trustsStamps: false });
    options.onDamage(error.file);
    return build({ ...options, isFresh: true });
  }
}
