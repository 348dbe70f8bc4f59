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
  /** Takes the place of the config's `baseUrl`. */
  readonly baseUrl?: string | undefined;
  /** Takes the place of the folder's config file. */
  readonly definition?: SiteDefinition | undefined;
  /** Renders every page, without the caches of earlier builds. */
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

/** A build with the output folder that it has taken. */
export interface BuildSessionOptions extends BuildOptions {
  readonly session: OutputSession;
  /** Absent: sources with an unchanged stat key are not read again. */
  readonly usesStatCache?: boolean;
  /** Hears of damaged files of the cache. */
  readonly onDamage: (file: string) => void;
}
