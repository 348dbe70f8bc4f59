import type { CodeSample, SampleProblem } from '@gruntwork-docs/engine/source';
import { type FenceMeta, parseFenceMeta } from '@gruntwork-docs/engine/source';
import { YAML } from '../check-page-samples.ts';
import { toPlainCode } from '../plain-code.ts';
import { checkGithubWorkflow } from './check-github-workflow.ts';
import { checkGitlabPipeline } from './check-gitlab-pipeline.ts';

/** Checks the samples of a page whose titles are the names of whole workflow files against what the platform takes. */
export async function checkPageWorkflows(fences: readonly CodeSample[]): Promise<SampleProblem[]> {
  const problems: SampleProblem[] = [];
  for (const { lang, meta, code, line } of fences) {
    const fenceMeta = parseFenceMeta(meta);
    if (!YAML.has(lang) || fenceMeta.unchecked !== undefined) continue;
    const found = await checkFile(toPlainCode(code, fenceMeta), fenceMeta);
    problems.push(...found.map((problem) => ({ ...problem, line: line + problem.line - 1 })));
  }
  return problems;
}

async function checkFile(text: string, { title = '' }: FenceMeta): Promise<SampleProblem[]> {
  if (/^\.github\/workflows\/[\w.-]+\.ya?ml$/.test(title)) return checkGithubWorkflow(text);
  return title === '.gitlab-ci.yml' ? checkGitlabPipeline(text) : [];
}
