import { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { findPipelineFaults } from './gitlab-pipeline.ts';
import { type ContentPage, loadPages, walk } from './load-pages.ts';

interface Sample {
  readonly file: string;
  readonly title: string;
  readonly text: string;
}

/** Whole files of the pages whose title matches. */
function listSamples(pages: readonly ContentPage[], title: RegExp): Sample[] {
  return pages.flatMap(({ file, tree }) =>
    [...walk(tree)].flatMap((node) => {
      if (node.type !== 'code') return [];
      const shown = /title="([^"]+)"/.exec(node.meta ?? '')?.[1] ?? '';
      return title.test(shown) ? [{ file, title: shown, text: node.value }] : [];
    }),
  );
}

/** What GitHub's own parser refuses. */
async function findWorkflowFaults({ title, text }: Sample): Promise<string[]> {
  const { context, value } = parseWorkflow({ name: title, content: text }, new NoOperationTraceWriter());
  if (value !== undefined) await convertWorkflowTemplate(context, value);
  return context.errors.getErrors().map(({ message }) => message);
}

const pages = await loadPages();
const workflows = listSamples(pages, /^\.github\/workflows\/[\w-]+\.yml$/);
const pipelines = listSamples(pages, /^\.gitlab-ci\.yml$/);

describe('workflow files of the guides', () => {
  it('are found', () => {
    expect(workflows.length).toBeGreaterThanOrEqual(5);
    expect(pipelines.length).toBeGreaterThanOrEqual(1);
  });

  for (const sample of workflows) {
    it(`${sample.title} is what GitHub takes`, async () =>
      expect(await findWorkflowFaults(sample)).toEqual([]));
  }

  for (const { title, text } of pipelines) {
    it(`${title} is what GitLab takes`, () => expect(findPipelineFaults(parse(text))).toEqual([]));
  }

  it('are refused with a keyword that the platform does not know', async () => {
    const job = { 'runs-on': 'ubuntu-24.04', step: [] };
    const text = JSON.stringify({ on: 'push', jobs: { plan: job } });
    expect(await findWorkflowFaults({ file: '', title: 'plan.yml', text })).not.toEqual([]);
    expect(findPipelineFaults({ stages: ['plan'], plan: { stage: 'apply', needs: ['x'] } })).toEqual([
      'plan: there is no job `x`',
      'plan: no stage `apply`',
      'plan: a job must have a script',
    ]);
    expect(findPipelineFaults({ stages: ['plan'], plan: { scripts: 'echo' } })).toHaveLength(1);
  });
});
