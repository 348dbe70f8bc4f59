import { refusePath } from '@gruntwork-docs/engine/shared';
import { severitySchema } from '@gruntwork-docs/engine/source';
import { z } from 'zod';

const repositoryKeys = {
  /** `owner/name` of the repository that contains the modules. Default: that of Git's remote `origin`. */
  repository: z
    .string()
    .regex(/^[\w.-]+(?:\/[\w.-]+)+$/, 'must be `owner/name`')
    .optional(),
  /** Host: `github.com`, or a GitLab, Bitbucket, or GitHub Enterprise server. Default: Git's remote. */
  host: z
    .string()
    .regex(/^[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d+)?$/i, 'must be the name of a host, such as `github.com`')
    .optional(),
  /** Address of the repository in calls, without folder. Default: `git::https://<host>/<repository>.git`. */
  source: z
    .string()
    .regex(/^[^\s?]+$/, 'must be a module source without `?ref=`, such as `git::https://example.com/a/b.git`')
    .optional(),
  /** Address in a registry, used in calls. Default: the one that the repository's own texts name. */
  registryAddress: z
    .string()
    .regex(/^(?:[a-z\d.-]+\.[a-z]+\/)?[\w-]+\/[\w-]+\/[\w-]+$/i, 'must be `namespace/name/provider`')
    .optional(),
  /** The release of the files. Default: the file `version` of the folder, or else Git's newest tag. */
  version: z
    .string()
    .regex(/^v?\d+\.\d+\.\d+(?:-[\w.]+)?$/, 'must be the tag of a release, such as `v1.2.3`')
    .optional(),
};

const pattern = z
  .string()
  .regex(
    /^(?:\.|[^/\s]+(?:\/[^/\s]+)*)$/,
    'must be a folder, where `*` stands for any name and `**` for any path',
  );

/** `catalog` of `site.config.ts`: the Terraform modules that have pages, and their public location. */
export const catalogOptionsSchema = z.strictObject({
  /** Folder of the modules, relative to the site. */
  folder: z.string().min(1).default('catalog'),
  ...repositoryKeys,
  /** Repositories in the folder, by the names of their folders. Default: those with a `.git`. */
  repositories: z.record(z.string(), z.strictObject(repositoryKeys)).optional(),
  /**
   * Folders of a repository that have pages. Default: `.`, `modules/*`, `modules/*\/*`, and `services/*\/*`,
   * or else all.
   */
  layout: z.array(pattern).min(1).optional(),
  /** Folders of examples, inside a repository or a module. */
  examples: z.array(pattern).default(['examples/*', 'examples/*/*']),
  /** Site path of the modules' pages, below the documentation's own path. */
  route: z
    .string()
    .regex(/^$|^\/.*[^/]$/, 'must begin with a slash and not end with one')
    .superRefine(refusePath)
    .default('/reference'),
  /** Whether pages of modules have a call builder. */
  builder: z.boolean().default(true),
  /** Severity of modules that do not parse and of invalid calls; with a warning, the others have pages. */
  onFaultyModules: severitySchema.default('throw'),
});

export type CatalogOptions = z.infer<typeof catalogOptionsSchema>;
export type CatalogOptionsInput = z.input<typeof catalogOptionsSchema>;
export type RepositoryOptions = Pick<CatalogOptions, keyof typeof repositoryKeys>;
