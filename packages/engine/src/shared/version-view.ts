import { z } from 'zod';
import { refusePath } from './refuse-path.ts';

/** Banner above the documents of a version that is not the latest one. */
export const versionBannerSchema = z.enum(['none', 'unreleased', 'unmaintained']);
export type VersionBanner = z.infer<typeof versionBannerSchema>;

/** One entry of `docs.versions`: a folder of `content/versions`, or `current` for `content/docs`. */
export const versionSchema = z.strictObject({
  name: z.string().min(1).superRefine(refusePath),
  /** Displayed name; absent: the name. */
  label: z.string().min(1).optional(),
  /** Absent: versions newer than the last one are unreleased, older ones unmaintained. */
  banner: versionBannerSchema.optional(),
});

/** A document in the record of its version. */
export interface VersionDoc {
  readonly id: string;
  /** Site path without base URL. */
  readonly path: string;
  /** Name of its sidebar. */
  readonly sidebar?: string;
}

/** A version of the documentation with its documents. */
export interface VersionRecord {
  readonly name: string;
  readonly label: string;
  /** The default version for readers. */
  readonly isLast: boolean;
  /** Site path of the version's root. */
  readonly path: string;
  /** Id of the version's main document. */
  readonly mainDocId: string;
  readonly docs: readonly VersionDoc[];
}

/** The version of a page. */
export interface VersionView {
  readonly name: string;
  readonly label: string;
  readonly banner: VersionBanner;
  /** The same page in the last version, or its main document; the label is that version's. */
  readonly latest: { readonly name: string; readonly label: string; readonly url: string };
}

/** A version in the version menu: the same page in it, or its main document. */
export interface VersionLinkView {
  readonly name: string;
  readonly label: string;
  readonly url: string;
  /** The page belongs to this version. */
  readonly active: boolean;
  /** The default version for readers. */
  readonly latest: boolean;
}
