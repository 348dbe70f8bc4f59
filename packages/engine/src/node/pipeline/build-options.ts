import type { SiteDefinition } from '../config/define-site.ts';
import type { PagePlan } from '../plan/page/page-plan.ts';
import type { BodyRecord } from '../plan/page/page-record.ts';
import type { OutputSession } from '../publish/staging.ts';
import type { BuildSummary } from './describe-build.ts';
import type { Reporter } from './report/reporter.ts';
import type { LoadedSite } from './site/load-site.ts';

export interface BuildOptions {
  readonly site: string;
  readonly out: string;
  readonly reporter: Reporter;
  /** Overrides the config's `baseUrl`. */
  readonly baseUrl?: string | undefined;
  /** Replaces the folder's config file. */
  readonly definition?: SiteDefinition | undefined;
  /** Renders every page, without the caches of earlier builds. */
  readonly isFresh?: boolean;
  /** Maximum number of worker threads; absent: one per core, 0: the main process does everything. */
  readonly threads?: number | undefined;
}

/** Result of a build, for further processing. */
export interface BuiltSite {
  readonly summary: BuildSummary;
  readonly loaded: LoadedSite;
  /** Bodies of all pages. */
  readonly bodies: ReadonlyMap<string, BodyRecord>;
  /** The pages; planned on demand if the build was skipped. */
  getPlans(): readonly PagePlan[];
}

/** Options of a build with its locked output folder. */
export interface BuildSessionOptions extends BuildOptions {
  readonly session: OutputSession;
  /** Absent: sources with an unchanged stat key are not read again. */
  readonly usesStatCache?: boolean;
  /** Called for damaged files of the cache. */
  readonly onDamage: (file: string) => void;
}
