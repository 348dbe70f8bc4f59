import type { SampleProblem } from '@gruntwork-docs/engine/source';

/** Reports errors of GitHub's own parser in a workflow file. */
export async function checkGithubWorkflow(text: string): Promise<SampleProblem[]> {
  const { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } = await import(
    '@actions/workflow-parser'
  );
  const file = { name: 'workflow.yml', content: text };
  const { context, value } = parseWorkflow(file, new NoOperationTraceWriter());
  if (value !== undefined) await convertWorkflowTemplate(context, value);
  return context.errors.getErrors().map(({ rawMessage, range }) => ({
    line: range?.start.line ?? 1,
    message: `GitHub Actions: ${rawMessage}`,
  }));
}
