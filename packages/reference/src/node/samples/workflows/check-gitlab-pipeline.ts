import type { SampleProblem } from '@gruntwork-docs/engine/source';
import { findYamlOffset, type YamlPath } from '@gruntwork-docs/engine/source';
import { LineCounter, parseDocument } from 'yaml';
import { type GitlabJob, gitlabPipeline } from './gitlab-pipeline.ts';

interface Fault {
  readonly place: YamlPath;
  readonly message: string;
}

/** Reports invalid keywords, values, and names in a `.gitlab-ci.yml`. Syntax is checked elsewhere. */
export function checkGitlabPipeline(text: string): SampleProblem[] {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const { contents } = document;
  if (document.errors.length > 0 || contents === null) return [];
  return findFaults(document.toJS()).map(({ place, message }) => ({
    line: lines.linePos(findYamlOffset(contents, place)).line,
    message: `GitLab CI: ${message}`,
  }));
}

function findFaults(value: unknown): Fault[] {
  const { success, data, error } = gitlabPipeline.safeParse(value);
  if (!success) {
    return error.issues.map(({ path, message }) => {
      const name = path.join('.');
      return { place: path, message: name === '' ? message : `\`${name}\`: ${message}` };
    });
  }
  const { stages, default: _default, variables: _variables, ...jobs } = data;
  return Object.entries(jobs).flatMap(([name, job]) => findJobFaults(name, job, jobs, stages));
}

type Jobs = Readonly<Record<string, GitlabJob>>;

function findJobFaults(name: string, job: GitlabJob, jobs: Jobs, stages: readonly string[]): Fault[] {
  const named = [
    ...(job.needs ?? []).map((other, index) => ({ place: [name, 'needs', index], other })),
    ...(job.extends === undefined ? [] : [{ place: [name, 'extends'], other: job.extends }]),
  ];
  const faults: Fault[] = named
    .filter(({ other }) => jobs[other] === undefined)
    .map(({ place, other }) => ({ place, message: `there is no job \`${other}\`` }));
  if (job.stage !== undefined && !stages.includes(job.stage))
    faults.push({ place: [name, 'stage'], message: `\`${job.stage}\` is none of the stages` });
  const isTemplate = name.startsWith('.');
  if (!isTemplate && ![job, ...listParents(job, jobs)].some(({ script }) => script !== undefined))
    faults.push({ place: [name], message: `the job \`${name}\` has no script` });
  return faults;
}

/** Lists the templates of a job, the nearest first; a template that extends itself ends the list. */
function listParents(job: GitlabJob, jobs: Jobs): GitlabJob[] {
  const parents: GitlabJob[] = [];
  let parent = job.extends === undefined ? undefined : jobs[job.extends];
  while (parent !== undefined && !parents.includes(parent)) {
    parents.push(parent);
    parent = parent.extends === undefined ? undefined : jobs[parent.extends];
  }
  return parents;
}
