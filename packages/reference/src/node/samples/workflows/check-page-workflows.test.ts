import { describe, expect, it } from 'vitest';
import { createFence } from '../fixtures/create-fence.ts';
import { checkPageWorkflows } from './check-page-workflows.ts';

function check(title: string, code: string, more = '') {
  return checkPageWorkflows([createFence(`yaml title="${title}"${more}`, code)]);
}

const WORKFLOW = `on: push
jobs:
  plan:
    runs-on: ubuntu-24.04
    steps:
      - run: terraform plan`;

const PIPELINE = `stages: [plan]
.base:
  image: alpine
plan:
  extends: .base
  stage: plan
  script: [terraform plan]`;

describe('workflow files in the samples of a page', () => {
  it('pass when the platform would take them', async () => {
    expect(await check('.github/workflows/plan.yml', WORKFLOW)).toEqual([]);
    expect(await check('.gitlab-ci.yml', PIPELINE)).toEqual([]);
  });

  it('fail with the line of a keyword that GitHub does not know', async () => {
    const found = await check('.github/workflows/plan.yml', WORKFLOW.replace('steps:', 'step:'));
    expect(found[0]).toMatchObject({ line: 8, message: expect.stringContaining('GitHub Actions: ') });
  });

  it('fail when no job can begin', async () => {
    const found = await check('.github/workflows/plan.yml', `${WORKFLOW}\n    needs: build`);
    expect(found[0]).toMatchObject({ line: 6, message: expect.stringContaining('no dependencies') });
  });

  it('fail with the line of a keyword that GitLab does not know', async () => {
    expect(await check('.gitlab-ci.yml', PIPELINE.replace('  script', '  scripts'))).toEqual([
      { line: 7, message: expect.stringContaining('GitLab CI: `plan`') },
    ]);
  });

  it('fail for names that the file does not have, and for jobs without a script', async () => {
    const found = await check(
      '.gitlab-ci.yml',
      'stages: [plan]\nplan:\n  stage: apply\n  extends: .base\n  needs:\n    - build',
    );
    expect(found).toEqual([
      { line: 9, message: 'GitLab CI: there is no job `build`' },
      { line: 7, message: 'GitLab CI: there is no job `.base`' },
      { line: 6, message: 'GitLab CI: `apply` is none of the stages' },
      { line: 5, message: 'GitLab CI: the job `plan` has no script' },
    ]);
  });

  it('do not loop with a template that extends itself', async () => {
    expect(await check('.gitlab-ci.yml', '.a:\n  extends: .a\nb:\n  extends: .a')).toEqual([
      { line: 6, message: 'GitLab CI: the job `b` has no script' },
    ]);
  });

  it('are not looked at in part, or with a reason', async () => {
    expect(await check('.github/workflows/plan.yml (part)', 'jobs: 1')).toEqual([]);
    expect(await check('.github/workflows/plan.yml', 'jobs: 1', ' unchecked="a fault is shown"')).toEqual([]);
  });
});
