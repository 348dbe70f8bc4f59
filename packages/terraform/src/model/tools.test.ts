import { describe, expect, it } from 'vitest';
import { renderMarkdown } from '../markdown/render-markdown.ts';
import { renderUsage } from '../usage/render-usage.ts';
import { badgesOfOutput, badgesOfVariable } from './badges.ts';
import type { TerraformModule } from './module.ts';
import { parseModule } from './parse-module.ts';
import { asOpenTofu, describeOther, joinOutputs, joinVariables, namesOfTools } from './tools.ts';

function read(texts: Readonly<Record<string, string>>): TerraformModule {
  const { module, errors } = parseModule(new Map(Object.entries(texts)), { name: 'a', path: 'a' });
  if (module === undefined) throw new Error(errors.map(({ message }) => message).join('\n'));
  return module;
}

const FILES = {
  'main.tf':
    'terraform {\n  required_version = ">= 1.9"\n}\nvariable "a" {}\nvariable "b" {\n  default = 1\n}\n',
  'main.tofu':
    'terraform {\n  required_version = ">= 1.11"\n}\nvariable "a" {\n  default = "x"\n  nullable = false\n}\nvariable "c" {\n  type = bool\n}\noutput "d" {\n  value = 1\n}\n',
};

describe('files of OpenTofu', () => {
  it('change nothing of what Terraform reads, and the model has both', () => {
    const both = read(FILES);
    const { opentofu, ...own } = both;
    expect(own).toEqual(read({ 'main.tf': FILES['main.tf'] }));
    const { module } = parseModule(new Map(Object.entries(FILES)), { name: 'a', path: 'a' }, 'opentofu');
    expect(asOpenTofu(both)).toEqual(module);
    expect(opentofu?.variables.map(({ name }) => name)).toEqual(['a', 'c']);
  });

  it('that leave the interface as it is are no word of the model', () => {
    const module = read({ 'main.tf': 'variable "a" {}\n', 'main.tofu': '\n\nvariable "a" {}\n' });
    expect(module.opentofu).toBeUndefined();
    expect(namesOfTools(module)).toEqual([{ name: 'Terraform or OpenTofu', versions: [] }]);
  });

  it('are read with their faults', () => {
    const texts = new Map([
      ['main.tf', 'variable "a" {}\n'],
      ['more.tofu', 'variable "a" {}\n'],
    ]);
    const { module, errors } = parseModule(texts, { name: 'a', path: 'a' });
    expect([module, errors.map(({ file }) => file)]).toEqual([undefined, ['more.tofu']]);
  });

  it('are told at the inputs and outputs that they change', () => {
    const module = read(FILES);
    expect(
      joinVariables(module).map((each) => [each.item.name, badgesOfVariable(each), describeOther(each)]),
    ).toEqual([
      ['a', ['required'], ['not required', 'default `"x"`', 'not nullable']],
      ['b', ['only Terraform'], []],
      ['c', ['required', 'only OpenTofu'], []],
    ]);
    expect(joinOutputs(module).map(badgesOfOutput)).toEqual([['only OpenTofu']]);
  });

  it('make the usage of OpenTofu, and marks and versions in the Markdown', () => {
    const module = read(FILES);
    const place = { source: './a', inputs: 'required' } as const;
    expect(renderUsage(module, 'terraform', place)).toContain('  a = ');
    expect(renderUsage(module, 'tofu', place)).toContain('  c = ');
    const text = renderMarkdown(module);
    expect(text).toContain('### `c`\n\n*only OpenTofu*');
    expect(text).toContain('OpenTofu: not required, default `"x"`, not nullable');
    expect(text).toContain('- Terraform `>= 1.9`\n- OpenTofu `>= 1.11`');
  });
});
