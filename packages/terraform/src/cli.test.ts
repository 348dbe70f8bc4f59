import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runReference } from './cli.ts';
import { parseHcl } from './hcl/parser.ts';

const golden = relative(process.cwd(), join(import.meta.dirname, 'golden'));

async function run(...argv: string[]) {
  let out = '';
  let error = '';
  const code = await runReference(argv, {
    writeOut: (text) => {
      out += text;
    },
    writeError: (text) => {
      error += text;
    },
  });
  return { code, out, error };
}

describe('the reference command', () => {
  it('prints the model as JSON', async () => {
    const { code, out, error } = await run(`${golden}/readme/`, '--json');
    expect({ code, error }).toEqual({ code: 0, error: '' });
    expect(JSON.parse(out)).toMatchObject({
      name: 'readme',
      path: `${golden}/readme`,
      outputs: [{ name: 'id' }],
    });
    expect((await run(`${golden}/readme`)).out).toBe(out);
  });

  it('prints the page as Markdown', async () => {
    const { code, out } = await run(`${golden}/optional-attributes`, '--markdown');
    expect(code).toBe(0);
    expect(out).toContain('## Optional inputs\n\n### `settings`\n');
    expect(out).toContain('- `settings.disk.kind` (default `"ssd"`)');
  });

  it('prints the README and calls of the module with the page', async () => {
    const { out } = await run(`${golden}/readme`, '--markdown');
    expect(out.match(/^# /gm)).toHaveLength(1);
    expect(out).toContain('## Usage\n\n### Terraform and OpenTofu\n\n```hcl\nmodule "readme" {');
    expect(out).toContain('### Terragrunt\n');
  });

  it('reads the files of OpenTofu for what is called OpenTofu alone', async () => {
    const names = async (...argv: string[]) => (await run(`${golden}/tofu-replaces`, ...argv)).out;
    expect(JSON.parse(await names()).variables).toMatchObject([{ name: 'replaced' }, { name: 'other' }]);
    expect(await names('--tofu')).toContain('main.tofu');
    expect(await names('--usage', 'tofu')).not.toBe(await names('--usage', 'terraform'));
  });

  it('takes a folder that OpenTofu alone reads for a module of OpenTofu', async () => {
    const folder = `${golden}/opentofu-alone`;
    const { out } = await run(folder, '--markdown');
    expect(out).toContain('## Usage\n\n### OpenTofu\n');
    expect(out).not.toContain('### Terraform');
    expect(out).toContain('- OpenTofu `>= 1.8`');
    const { code, error } = await run(folder, '--usage', 'terraform');
    expect([code, error]).toEqual([
      1,
      expect.stringContaining('OpenTofu alone reads the files of this folder'),
    ]);
    expect(error).toContain('--usage tofu');
    expect((await run(folder, '--usage', 'tofu')).out).toContain('module "opentofu_alone" {');
  });

  it('prints a usage for each tool', async () => {
    const { out } = await run(
      `${golden}/validations`,
      '--usage',
      'terragrunt',
      '--source',
      'a/b/aws',
      '--version',
      'v2.0.0',
    );
    expect(out).toContain('terraform {');
    expect(parseHcl(out, 'usage').errors).toEqual([]);
    expect((await run(`${golden}/validations`, '--usage', 'tofu')).out).toContain('module "validations" {');
  });

  it('prints faults with their places, and nothing else', async () => {
    const { code, out, error } = await run(`${golden}/duplicates`);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(error.split('\n')[0]).toMatch(
      `${golden}/duplicates/b.tf:1:1: \`output "id"\` is already declared at a.tf:5:1`,
    );
  });

  it('says how it is called when it is called wrongly', async () => {
    for (const argv of [
      [],
      ['a', 'b'],
      ['a', '--nope'],
      ['a', '--json', '--markdown'],
      ['a', '--usage', 'pulumi'],
    ]) {
      const { code, out, error } = await run(...argv);
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(error).toContain('Usage: reference <module folder>');
    }
  });

  it('says how it is called when it is asked', async () => {
    const { code, out, error } = await run('--help');
    expect({ code, error }).toEqual({ code: 0, error: '' });
    for (const option of ['--json', '--markdown', '--usage', '--source', '--version', '--all', '--check'])
      expect(out).toContain(`\n  ${option} `);
  });

  it('checks a catalog', async () => {
    const { code, out, error } = await run('--check', golden);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(error).toContain(`${golden}/several-errors/main.tf:2:10: \`strin\` is not a type`);
    expect(error).toContain(
      `${golden}/legacy-types/variables.tf:1:1: The variable \`untyped\` is never used`,
    );
    expect(await run('--check', `${golden}/missing`)).toMatchObject({ code: 1, out: '' });
  });
});
