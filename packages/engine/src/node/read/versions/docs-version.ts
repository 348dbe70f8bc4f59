import type { VersionBanner } from '#shared/version-view.ts';
import type { Doc } from '../content/doc.ts';

/** Name of the version in `content/docs`. */
export const CURRENT_VERSION = 'current';

/** Folder of the released versions, with a subfolder for each. */
export const VERSIONS_FOLDER = 'content/versions';

/** A version of the documentation: its folder and its URL path. */
export interface DocsVersion {
  readonly name: string;
  readonly label: string;
  /** The version at the documentation's own path. */
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
