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
  /** Absent: newer than the last version is unreleased, older is unmaintained. */
  banner: versionBannerSchema.optional(),
});

/** A document as the record of its version lists it. */
export interface VersionDoc {
  readonly id: string;
  /** Site path without base URL. */
  readonly path: string;
  /** Name of the sidebar that shows it. */
  readonly sidebar?: string;
}

/** A version of the documentation and what it holds. */
export interface VersionRecord {
  readonly name: string;
  readonly label: string;
  /** The version that readers get without asking for one. */
  readonly isLast: boolean;
  /** Site path of the version's root. */
  readonly path: string;
  /** Id of the version's main document. */
  readonly mainDocId: string;
  readonly docs: readonly VersionDoc[];
}

/** The version that a page belongs to. */
export interface VersionView {
  readonly name: string;
  readonly label: string;
  readonly banner: VersionBanner;
  /** The same page in the last version, else its main document; the label is that version's. */
  readonly latest: { readonly name: string; readonly label: string; readonly url: string };
}

/** A version to choose: the same page in it, else its main document. */
export interface VersionLinkView {
  readonly name: string;
  readonly label: string;
  readonly url: string;
  /** The page belongs to it. */
  readonly active: boolean;
  /** The version that readers get without asking for one. */
  readonly latest: boolean;
}
