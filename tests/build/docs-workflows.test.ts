import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkGithubWorkflow } from '#reference/node/samples/workflows/check-github-workflow.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const FENCE = /^```yaml title="(\.github\/workflows\/[^"]+)"\n([\s\S]*?)^```$/gm;

/** All workflows that the guides tell one to copy. */
async function readWorkflows(): Promise<{ name: string; text: string }[]> {
  const guides = (await readdir(path.join(ROOT, 'docs'))).filter((file) => file.endsWith('.md'));
  const found = await Promise.all(
    guides.map(async (guide) => {
      const text = await readFile(path.join(ROOT, 'docs', guide), 'utf8');
      return [...text.matchAll(FENCE)].map(([, file = '', workflow = '']) => ({
        name: `${guide}: ${file}`,
        text: workflow,
      }));
    }),
  );
  return found.flat();
}

const workflows = await readWorkflows();
const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  await readFile(path.join(ROOT, 'package.json'), 'utf8'),
);

describe.each(workflows)('$name', ({ text }) => {
  it('is taken by GitHub’s own parser', async () => {
    expect(await checkGithubWorkflow(text)).toEqual([]);
    // It looks: a job that runs nowhere is none.
    const [fault] = await checkGithubWorkflow(text.replace(/^ {4}runs-on: .*\n/m, ''));
    expect(fault?.message).toContain('runs-on');
  });

  it('calls scripts that there are', () => {
    for (const [, name = ''] of text.matchAll(/npm run (\S+)/g)) expect(scripts).toHaveProperty([name]);
  });

  it('may do no more than it has to', () => {
    expect(text).toMatch(/^permissions:\n {2}contents: read\n/m);
  });
});

it('the release attests what it publishes', () => {
  const release = workflows.find(({ name }) => name.endsWith('release.yml'))?.text ?? '';
  const at = (part: string) => {
    expect(release).toContain(part);
    return release.indexOf(part);
  };
  expect(release).toMatch(/id-token: write\n {6}attestations: write/);
  expect(at('npm run pack')).toBeLessThan(at('actions/attest-build-provenance'));
  expect(at('actions/attest-build-provenance')).toBeLessThan(at('npm publish "./$file" --provenance'));
});
