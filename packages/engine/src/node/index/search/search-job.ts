import type { Manifest } from '../../publish/manifest.ts';
import type { OutputSession } from '../../publish/staging.ts';
import type { SearchedPlan, SearchedSite } from './search-integration.ts';

/** The job of creating a site's search files, as plain data for a thread. */
export interface SearchJob extends Omit<SearchedSite, 'cache'> {
  /** Folder of the site's cache. */
  readonly cacheDir: string;
  readonly session: Pick<OutputSession, 'outDir' | 'newDir'>;
  /** The last build's published files, by path. */
  readonly entries: Manifest['entries'];
}

/** Keys of all files of a job, by path. */
export type SearchFiles = ReadonlyMap<string, string>;

/** A job reduced to the parts of plans and bodies that search uses. */
export function createSearchJob(job: SearchJob): SearchJob {
  const { config, plans, bodies, cacheDir, session, entries } = job;
  const { outDir, newDir } = session;
  return {
    ...{ config, cacheDir, session: { outDir, newDir }, entries },
    plans: plans.map(toPlainPlan),
    bodies: new Map(Array.from(bodies, ([key, { bodyKey }]) => [key, { bodyKey }])),
  };
}

function toPlainPlan({ key, route, view, body: { type, doc } }: SearchedPlan): SearchedPlan {
  const { breadcrumbs, description, keywords, kind, locales, tags, title, unlisted, url, version } = view;
  return {
    ...{ key, route },
    view: {
      ...{ breadcrumbs, keywords, kind, locales, tags, title, unlisted, url },
      ...(description !== undefined && { description }),
      ...(version !== undefined && { version }),
    },
    body: {
      type,
      ...(doc !== undefined && {
        doc: {
          ...(doc.worth !== undefined && { worth: doc.worth }),
          ...(doc.frame !== undefined && { frame: {} }),
        },
      }),
    },
  };
}
