import { z } from 'zod';

const release = z.string().regex(/^v\d+\.\d+\.\d+$/, 'must be a release such as `v1.2.3`');

const range = z.strictObject({
  first: release,
  /** Default: up to the newest one. */
  last: release.optional(),
  /** Versions of Terraform that these releases support, in words. */
  terraform: z.string().min(1),
  /** Supported versions of the AWS provider, in words. */
  aws_provider: z.string().min(1),
});

const group = z.strictObject({
  /** Folder of the catalog. */
  path: z.string().min(1),
  /** The newest release that supports the old version. */
  last: release,
  /** The oldest release that supports the new version. */
  first: release,
  /** The change for callers; text in backticks is code. */
  note: z.string().min(1),
});

const move = z.strictObject({
  /** The `id` of `<VersionTable>`. */
  id: z.string().regex(/^[a-z\d]+(?:-[a-z\d]+)*$/, 'must be lower-case words with hyphens'),
  from: z.string().min(1),
  to: z.string().min(1),
  groups: z.array(group).min(1),
});

/** Schema of `content/data/module-versions.yaml`: releases by version of Terraform and provider. */
export const moduleVersionsSchema = z.strictObject({
  /** `owner/name` of the catalog's repository. */
  repository: z.string().min(1),
  /** All releases, oldest first. */
  ranges: z.array(range).min(1),
  /** The steps from one version to the next, group by group of the catalog. */
  moves: z.array(move),
});

export type ModuleVersions = z.infer<typeof moduleVersionsSchema>;
export type VersionRange = ModuleVersions['ranges'][number];
export type VersionMove = ModuleVersions['moves'][number];
