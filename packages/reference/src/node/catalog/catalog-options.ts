import { refusePath, severitySchema } from '@gruntwork-docs/engine/shared';
import { z } from 'zod';

const repositoryKeys = {
  /** `owner/name` of the repository that readers find the modules in. Absent: that of git's remote `origin`. */
  repository: z
    .string()
    .regex(/^[\w.-]+(?:\/[\w.-]+)+$/, 'must be `owner/name`')
    .optional(),
  /** Where the repository is: `github.com`, or a server of GitLab, Bitbucket or GitHub Enterprise. Absent: git's remote. */
  host: z
    .string()
    .regex(/^[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d+)?$/i, 'must be the name of a host, such as `github.com`')
    .optional(),
  /** Address of the repository in calls, without a module's folder. Absent: `git::https://<host>/<repository>.git`. */
  source: z
    .string()
    .regex(/^[^\s?]+$/, 'must be a module source without `?ref=`, such as `git::https://example.com/a/b.git`')
    .optional(),
  /** Address at a registry, which calls then have. Absent: one that the repository's own texts name. */
  registryAddress: z
    .string()
    .regex(/^(?:[a-z\d.-]+\.[a-z]+\/)?[\w-]+\/[\w-]+\/[\w-]+$/i, 'must be `namespace/name/provider`')
    .optional(),
  /** The release that the files are of. Absent: the file `version` of the folder, or else git's newest release tag. */
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

/** `catalog` of `site.config.ts`: which Terraform modules have pages, and where readers find them. */
export const catalogOptionsSchema = z.strictObject({
  /** Folder of the modules, as seen from the site. */
  folder: z.string().min(1).default('catalog'),
  ...repositoryKeys,
  /** Repositories that lie side by side in the folder, by the names of their folders. Absent: those with a `.git`. */
  repositories: z.record(z.string(), z.strictObject(repositoryKeys)).optional(),
  /** Folders of a repository that have pages. Absent: `.`, `modules/*`, `modules/*\/*` and `services/*\/*`, or else all. */
  layout: z.array(pattern).min(1).optional(),
  /** Folders of examples, inside of a repository or of a module. */
  examples: z.array(pattern).default(['examples/*', 'examples/*/*']),
  /** Site path of the modules' pages, below the documentation's own. */
  route: z
    .string()
    .regex(/^$|^\/.*[^/]$/, 'must begin with a slash and not end with one')
    .superRefine(refusePath)
    .default('/reference'),
  /** Pages of modules have a builder of calls. */
  builder: z.boolean().default(true),
  /** Modules that do not parse, and calls between modules that do not fit: with a warning the others have their pages. */
  onFaultyModules: severitySchema.default('throw'),
});

export type CatalogOptions = z.infer<typeof catalogOptionsSchema>;
export type CatalogOptionsInput = z.input<typeof catalogOptionsSchema>;
export type RepositoryOptions = Pick<CatalogOptions, keyof typeof repositoryKeys>;
