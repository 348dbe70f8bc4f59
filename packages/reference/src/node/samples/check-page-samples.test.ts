import type { CodeSample } from '@gruntwork-docs/engine/source';
import { parseModule } from '@gruntwork-docs/terraform/model';
import { describe, expect, it } from 'vitest';
import { checkPageSamples, type SampleCatalog } from './check-page-samples.ts';
import { createFence } from './fixtures/create-fence.ts';

const SOURCE =
  'git::git@github.com:gruntwork-io/terraform-aws-service-catalog.git//modules/bucket?ref=v1.0.0';

const { module } = parseModule(
  new Map([
    [
      'main.tf',
      'variable "name" {\n  type = string\n}\nvariable "size" {\n  type    = number\n  default = 1\n}\n',
    ],
  ]),
  { name: 'bucket', path: 'modules/bucket' },
);
if (module === undefined) throw new Error('the fixture does not parse');
const catalog: SampleCatalog = {
  modules: new Map([['modules/bucket', module]]),
  hashes: new Map([['modules/bucket', 'h1']]),
  origins: [{ folder: '.', source: 'git::git@github.com:gruntwork-io/terraform-aws-service-catalog.git' }],
};

function check(sample: CodeSample, known: SampleCatalog | undefined = catalog) {
  return checkPageSamples([sample], 'page.mdx', known);
}

describe('samples of a page', () => {
  it('may be files, expressions or items of an object', () => {
    for (const code of ['variable "a" {}', 'cidrsubnet(var.a, 2, 1)', 'a = 1\nb = [ ... ]'])
      expect(check(createFence('hcl', code))?.problems).toEqual([]);
  });

  it('are reported with the line of the page', () => {
    expect(check(createFence('hcl', 'variable "a" {\n  type = = string\n}'))?.problems).toMatchObject([
      { line: 5 },
    ]);
    expect(check(createFence('json', '{\n  "a": 1,\n  "b" 2\n}'))?.problems).toMatchObject([{ line: 6 }]);
    expect(check(createFence('yaml', 'a: 1\nb: [2\n'))?.problems[0]).toMatchObject({ line: 6 });
  });

  it('must fit the modules that they call', () => {
    const call = (inputs: string): CodeSample =>
      createFence('hcl', `module "b" {\n  source = "${SOURCE}"\n${inputs}\n}`);
    expect(check(call('  name = "a"'))?.problems).toEqual([]);
    expect(check(call('  name = "a"\n  colour = "red"'))?.problems).toEqual([
      { line: 7, message: 'hcl: `modules/bucket` has no input `colour`' },
    ]);
    expect(check(call('  size = 2'))?.problems[0]?.message).toContain('lacks the required input `name`');
  });

  it('depend on the modules that they call, also on one that does not exist', () => {
    const report = check(
      createFence('hcl', `module "b" {\n  source = "${SOURCE.replace('bucket', 'bag')}"\n}`),
    );
    expect(report?.parts).toEqual([['module modules/bag', '']]);
    expect(check(createFence('hcl', `module "b" {\n  source = "${SOURCE}"\n  name = "a"\n}`))?.parts).toEqual(
      [['module modules/bucket', 'h1']],
    );
  });

  it('are checked for syntax alone where there is no catalog', () => {
    const report = checkPageSamples(
      [createFence('hcl', `module "b" {\n  source = "${SOURCE}"\n}`)],
      'page.mdx',
      undefined,
    );
    expect(report).toEqual({ checked: 1, unchecked: 0, problems: [], parts: [] });
  });

  it('may say why they are not checked, but must say it', () => {
    expect(check(createFence('hcl unchecked="shows an error"', 'variable {{'))).toMatchObject({
      checked: 0,
      unchecked: 1,
      problems: [],
    });
    for (const meta of ['unchecked', 'unchecked=""', 'title="a.tf" unchecked'])
      expect(check(createFence(`hcl ${meta}`, 'a = 1'))?.problems).toEqual([
        { line: 3, message: '`unchecked` needs a reason: `unchecked="why"`' },
      ]);
  });

  it('with a diff are checked as they are after the change', () => {
    const code = ' variable "a" {\n-  type = = string\n+  type = string\n }';
    expect(check(createFence('hcl diff', code))?.problems).toEqual([]);
    expect(check(createFence('hcl diff', code.replace('+  type', '+  type ='))))?.toMatchObject({
      problems: [{ line: 6 }],
    });
  });

  it('in other languages, and pages without samples, are left alone', () => {
    expect(check(createFence('bash', 'if ['))).toBeUndefined();
    expect(checkPageSamples([], 'page.mdx', catalog)).toBeUndefined();
  });

  it('in YAML may be several documents', () => {
    expect(check(createFence('yaml', 'a: 1\n---\nb: 2'))?.problems).toEqual([]);
  });
});
