import { z } from 'zod';

/** Source: https://docs.gitlab.com/ci/yaml/ — the keywords that our samples use, as strict as the platform takes them. */
const script = z.union([z.string().min(1), z.array(z.string().min(1)).min(1)]);
const variables = z.record(z.string().regex(/^\w+$/), z.string());
const rule = z.strictObject({
  if: z.string().optional(),
  changes: z.array(z.string()).optional(),
  when: z.enum(['on_success', 'manual', 'always', 'never', 'delayed']).optional(),
  allow_failure: z.boolean().optional(),
});

const job = z.strictObject({
  extends: z.string().optional(),
  stage: z.string().optional(),
  image: z.string().optional(),
  id_tokens: z.record(z.string(), z.strictObject({ aud: z.string() })).optional(),
  before_script: script.optional(),
  script: script.optional(),
  rules: z.array(rule).optional(),
  needs: z.array(z.string()).optional(),
  environment: z.string().optional(),
  variables: variables.optional(),
  interruptible: z.boolean().optional(),
  resource_group: z.string().optional(),
  artifacts: z.strictObject({ paths: z.array(z.string()), expire_in: z.string().optional() }).optional(),
});

const pipeline = z
  .object({
    stages: z.array(z.string()),
    default: z.strictObject({ image: z.string(), interruptible: z.boolean() }).partial().optional(),
    variables: variables.optional(),
  })
  .catchall(job);

type Job = z.infer<typeof job>;

/** What GitLab would refuse in a pipeline. */
export function findPipelineFaults(value: unknown): string[] {
  const { success, data, error } = pipeline.safeParse(value);
  if (!success) return error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  const { stages, default: _default, variables: _variables, ...jobs } = data;
  return Object.entries(jobs).flatMap(([name, own]) => findJobFaults(name, own, jobs, stages));
}

function findJobFaults(
  name: string,
  own: Job,
  jobs: Readonly<Record<string, Job>>,
  stages: readonly string[],
): string[] {
  const parents = listParents(own, jobs);
  const missing = [...(own.needs ?? []), ...(own.extends === undefined ? [] : [own.extends])].filter(
    (other) => jobs[other] === undefined,
  );
  const faults = missing.map((other) => `${name}: there is no job \`${other}\``);
  if (own.stage !== undefined && !stages.includes(own.stage))
    faults.push(`${name}: no stage \`${own.stage}\``);
  const isTemplate = name.startsWith('.');
  if (!isTemplate && ![own, ...parents].some((each) => each.script !== undefined))
    faults.push(`${name}: a job must have a script`);
  return faults;
}

function listParents(own: Job, jobs: Readonly<Record<string, Job>>): Job[] {
  const parent = own.extends === undefined ? undefined : jobs[own.extends];
  return parent === undefined ? [] : [parent, ...listParents(parent, jobs)];
}
