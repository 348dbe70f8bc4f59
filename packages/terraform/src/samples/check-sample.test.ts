import { describe, expect, it } from 'vitest';
import { renderError } from '../hcl/errors.ts';
import { parseModule } from '../model/parse-module.ts';
import { checkSample } from './check-sample.ts';

const { module } = parseModule(
  new Map([
    [
      'variables.tf',
      'variable "name" {\n  type = string\n}\nvariable "size" {\n  type = number\n  default = 1\n}\n',
    ],
  ]),
  { name: 'vpc', path: 'services/networking/vpc' },
);
const catalog = {
  modules: new Map(module === undefined ? [] : [[module.path, module]]),
  origins: [
    {
      folder: '.',
      source: 'git::git@github.com:gruntwork-io/terraform-aws-service-catalog.git',
      registryAddress: 'acme/catalog/aws',
      version: 'v2.1.0',
    },
  ],
};
const SOURCE =
  'git::git@github.com:gruntwork-io/terraform-aws-service-catalog.git//services/networking/vpc?ref=v1.2.3';

function check(code: string): string[] {
  return checkSample(code, { file: 'guide.md', line: 10, catalog }).map(renderError);
}

const call = (body: string, source = SOURCE) => `module "vpc" {\n  source = "${source}"\n${body}}\n`;
const terragrunt = (rest: string) => `terraform {\n  source = "${SOURCE}"\n}\n${rest}`;

describe('syntax of samples', () => {
  it.each([
    ['a file', 'a {\n  b = 1\n}\n'],
    ['an expression', 'merge(\n  var.a,\n  { b = 1 },\n)'],
    ['the items of an object', 'a = 1,\n"b/c" = 2,'],
    ['a lone elision', 'a {\n  b = 1\n  ...\n}\n...\n'],
    ['an elided list', 'a = [ ... ]\nb = [1, ...]\nc = { ... }\nd = f(...)\n'],
    ['an elided value', 'a = ...\n'],
    ['a heredoc whose end is the last line', 'a = <<-EOT\n  b\nEOT'],
    ['an expanded argument', 'a = merge(local.maps...)\n'],
  ])('%s is fine', (_, code) => {
    expect(check(code)).toEqual([]);
  });

  it('a fault has the line of the document and the column of the sample', () => {
    expect(check('a {\n  b = [1 2]\n}\n')).toEqual([
      'guide.md:11:10: The items of this list need a comma between them, or `]` after the last',
    ]);
  });

  it('dots where no elision makes sense are a fault', () => {
    expect(check('a = 1 ... 2\n')).toHaveLength(1);
  });
});

describe('calls of the catalog', () => {
  it('a call that fits is fine', () => {
    expect(check(call('  name = "a"\n'))).toEqual([]);
    expect(check(call('  name = "a"\n', SOURCE.replace('git@github.com:', 'https://github.com/')))).toEqual(
      [],
    );
  });

  it('the module, its inputs and its release must exist', () => {
    expect(check(call('  name = "a"\n', SOURCE.replace('/vpc?', '/vpn?')))).toEqual([
      'guide.md:10:1: The catalog has no module `services/networking/vpn` (Correct the source)',
    ]);
    expect(check(call('  nam  = "a"\n  size = [1]\n'))).toEqual([
      'guide.md:12:3: `services/networking/vpc` has no input `nam` (Remove it or correct the name)',
      'guide.md:13:3: The value of `size` does not fit its type `number` (Correct the value)',
      'guide.md:10:1: The call of `services/networking/vpc` lacks the required input `name` (Set every required input)',
    ]);
    expect(check(call('  name = "a"\n', SOURCE.replace('?ref=v1.2.3', '')))).toEqual([
      'guide.md:10:1: The source names no version (Add `?ref=` with a release)',
    ]);
    expect(check(call('  name = "a"\n', SOURCE.replace('v1.2.3', 'main')))).toHaveLength(1);
  });

  it('a call that elides may lack required inputs, but only inside the call', () => {
    expect(check(call('  ...\n'))).toEqual([]);
    expect(check(call('  # ...\n'))).toEqual([]);
    expect(check(call('  # The other arguments are omitted for brevity\n'))).toEqual([]);
    expect(check(call('  # insert the 2 required variables here\n'))).toEqual([]);
    expect(check(call('  # other inputs\n'))).toHaveLength(1);
    expect(check(`...\n${call('')}`)).toHaveLength(1);
  });

  it('a call by the address at a registry is checked, unless it pins another release', () => {
    const registry = (body: string) => call(body, 'acme/catalog/aws//services/networking/vpc');
    expect(check(registry('  name = "a"\n'))).toEqual([]);
    expect(check(registry('  nam = "a"\n'))).toHaveLength(2);
    expect(check(registry('  version = "~> 2.0"\n'))).toHaveLength(1);
    expect(check(registry('  version = "~> 1.0"\n'))).toEqual([]);
  });

  it('other sources are not our concern', () => {
    expect(check(call('', '../vpc'))).toEqual([]);
    expect(check(call('', 'terraform-aws-modules/vpc/aws'))).toEqual([]);
  });

  it('the inputs of a Terragrunt file are checked, too', () => {
    expect(check(terragrunt('inputs = {\n  name = "a"\n}\n'))).toEqual([]);
    expect(check(terragrunt('inputs = {\n  size = 1\n  color = "red"\n}\n'))).toEqual([
      'guide.md:15:3: `services/networking/vpc` has no input `color` (Remove it or correct the name)',
      'guide.md:11:3: The call of `services/networking/vpc` lacks the required input `name` (Set every required input)',
    ]);
    expect(check(terragrunt('include "root" {\n  path = "x"\n}\n'))).toEqual([]);
    expect(check(terragrunt('inputs = merge(local.a, {})\n'))).toEqual([]);
  });
});
