import { z } from 'zod';

/*
 * The keywords of a `.gitlab-ci.yml` that documentation uses, as strict as GitLab's own validation. Source:
 * https://docs.gitlab.com/ci/yaml/. No package that Node 20 can run contains GitLab's own schema.
 */
const script = z.union([z.string().min(1), z.array(z.string().min(1)).min(1)]);
const variables = z.record(z.string().regex(/^\w+$/), z.union([z.string(), z.number()]));

const rule = z.strictObject({
  if: z.string().optional(),
  changes: z.array(z.string()).optional(),
  exists: z.array(z.string()).optional(),
  when: z.enum(['on_success', 'on_failure', 'manual', 'always', 'never', 'delayed']).optional(),
  allow_failure: z.boolean().optional(),
  variables: variables.optional(),
});

const environment = z.union([
  z.string(),
  z
    .strictObject({ name: z.string(), url: z.string(), action: z.string() })
    .partial()
    .required({ name: true }),
]);

const cache = z.strictObject({ key: z.string(), paths: z.array(z.string()), policy: z.string() }).partial();

const job = z.strictObject({
  extends: z.string().optional(),
  stage: z.string().optional(),
  image: z
    .union([z.string(), z.strictObject({ name: z.string(), entrypoint: z.array(z.string()) })])
    .optional(),
  services: z.array(z.string()).optional(),
  tags: z.array(z.string()).optional(),
  id_tokens: z
    .record(z.string(), z.strictObject({ aud: z.union([z.string(), z.array(z.string())]) }))
    .optional(),
  before_script: script.optional(),
  script: script.optional(),
  after_script: script.optional(),
  rules: z.array(rule).optional(),
  when: z.enum(['on_success', 'on_failure', 'manual', 'always', 'never', 'delayed']).optional(),
  needs: z.array(z.string()).optional(),
  dependencies: z.array(z.string()).optional(),
  environment: environment.optional(),
  variables: variables.optional(),
  interruptible: z.boolean().optional(),
  allow_failure: z.boolean().optional(),
  resource_group: z.string().optional(),
  timeout: z.string().optional(),
  retry: z.number().int().min(0).max(2).optional(),
  cache: cache.optional(),
  artifacts: z
    .strictObject({
      name: z.string(),
      paths: z.array(z.string()),
      expire_in: z.string(),
      when: z.enum(['on_success', 'on_failure', 'always']),
    })
    .partial()
    .optional(),
});

/** A job, or a template that begins with a dot. */
export type GitlabJob = z.infer<typeof job>;

/** The complete file. */
export const gitlabPipeline = z
  .object({
    stages: z.array(z.string()).default(['.pre', 'build', 'test', 'deploy', '.post']),
    default: z.strictObject({ image: z.string(), interruptible: z.boolean() }).partial().optional(),
    variables: variables.optional(),
  })
  .catchall(job);
