import type { VersionBanner } from '#shared/version-view.ts';
import type { Doc } from '../content/doc.ts';

/** Name of the version that `content/docs` holds. */
export const CURRENT_VERSION = 'current';

/** Folder that holds a folder for each released version. */
export const VERSIONS_FOLDER = 'content/versions';

/** A version of the documentation: its folder and its URL path. */
export interface DocsVersion {
  readonly name: string;
  readonly label: string;
  /** The version that lives at the documentation's own path. */
  readonly isLast: boolean;
  /** Site path of its root: `/docs`, `/docs/next`, `/docs/1.0`. */
  readonly path: string;
  readonly banner: VersionBanner;
  /** Site-relative folder of its documents. */
  readonly folder: string;
}

/** Version that a document belongs to. */
export function getVersion(doc: Doc): string {
  return doc.version ?? CURRENT_VERSION;
}
