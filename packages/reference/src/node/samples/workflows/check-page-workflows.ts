import type { CodeSample, SampleProblem } from '@gruntwork-docs/engine/source';
import { type FenceMeta, parseFenceMeta } from '@gruntwork-docs/engine/source';
import { YAML } from '../check-page-samples.ts';
import { toPlainCode } from '../plain-code.ts';
import { checkGithubWorkflow } from './check-github-workflow.ts';
import { checkGitlabPipeline } from './check-gitlab-pipeline.ts';

/** Checks samples whose titles are names of whole workflow files against the rules of their platform. */
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
