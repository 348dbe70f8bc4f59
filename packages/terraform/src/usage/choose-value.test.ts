import { describe, expect, it } from 'vitest';
import { parseHcl } from '../hcl/parser.ts';
import { parseModule } from '../model/parse-module.ts';
import { chooseInputs } from './choose-value.ts';
import { renderUsage } from './render-usage.ts';

function load(text: string) {
  const { module, errors } = parseModule(new Map([['main.tf', text]]), { name: 'm', path: 'm' });
  if (module === undefined) throw new Error(errors.map(({ message }) => message).join('\n'));
  return module;
}

const variable = (type: string, condition: string, rest = '') =>
  `variable "x" {\n  type = ${type}\n${rest}\n  validation {\n    condition = ${condition}\n    error_message = "No."\n  }\n}\n`;

function choose(type: string, condition: string, rest = '') {
  return chooseInputs(load(variable(type, condition, rest))).map(({ value, refusedBy }) =>
    refusedBy.length > 0 ? refusedBy : value,
  );
}

describe('example values keep the rules of their module', () => {
  it.each([
    ['string', 'var.x == "alpha" || var.x == "beta"', 'alpha'],
    ['string', 'can(regex("^organizations/[0-9]+$", var.x))', 'organizations/1234567'],
    [
      'string',
      'can(regex("^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$", var.x))',
      '11111111-2222-3333-4444-555555555555',
    ],
    ['string', 'startswith(var.x, "projects/") && length(var.x) > 10', 'projects/example'],
    ['number', 'var.x > 41 && var.x < 43', 42],
    ['number', 'var.x >= 5000', 5000],
    ['list(string)', 'alltrue([for v in var.x : contains(["q", "r"], v)])', ['q']],
    ['map(string)', 'alltrue([for k, v in var.x : can(regex("^k-[0-9]$", k))])', { 'k-1': 'example' }],
    ['bool', '!var.x', false],
  ])('%s with %s', (type, condition, value) => {
    expect(choose(type, condition)).toEqual([value]);
  });

  it('rules over several optional attributes', () => {
    const type = 'object({ a = optional(string), b = optional(string), n = optional(number) })';
    expect(choose(type, '(var.x.a == null) != (var.x.b == null)')).toEqual([{ a: 'example' }]);
    expect(choose(type, 'var.x.a != null && var.x.b != null && var.x.n == 7')).toEqual([
      { a: 'example', b: 'example', n: 7 },
    ]);
    expect(choose(type, 'alltrue([var.x.a == "p", try(var.x.n > 3, false)])')).toEqual([{ a: 'p', n: 4 }]);
  });

  it('rules of one input that read another', () => {
    const text = `variable "kind" {\n  type = string\n}\n${variable('string', 'var.x != var.kind && startswith(var.x, var.kind)')}`;
    expect(chooseInputs(load(text)).map(({ value }) => value)).toContain('example-1');
  });

  it('an input whose default the module refuses is set, too', () => {
    expect(choose('string', 'var.x != ""', '  default = ""\n')).toEqual(['example']);
    expect(choose('string', 'true', '  default = ""\n')).toEqual([]);
  });

  it('where none is found a comment says so, and the block still parses', () => {
    const module = load(variable('string', 'length(regexall("never", var.x)) > 3'));
    const text = renderUsage(module, 'terraform', { source: './m', version: 'v1.0.0', inputs: 'required' });
    expect(text).toContain('  # Replace this value: No.\n  x = "example"\n');
    expect(parseHcl(text, 'x').errors).toEqual([]);
  });
});

describe('example values are those of the cloud', () => {
  const names = ['region', 'location', 'project_id', 'subscription_id', 'subnet_id', 'email'];
  const body = names.map((name) => `variable "${name}" {\n  type = string\n}\n`).join('');
  const provider = (name: string, source: string) =>
    `terraform {\n  required_providers {\n    ${name} = { source = "${source}" }\n  }\n}\n`;
  const valuesOf = (text: string) =>
    Object.fromEntries(chooseInputs(load(text)).map((input) => [input.variable.name, input.value]));

  it('Google', () => {
    expect(valuesOf(body + provider('google', 'hashicorp/google'))).toMatchObject({
      region: 'us-central1',
      project_id: 'example-project',
      email: 'team@example.com',
    });
  });

  it('Azure, by the address of the provider', () => {
    expect(valuesOf(body + provider('az', 'hashicorp/azurerm'))).toMatchObject({
      location: 'westeurope',
      subscription_id: '11111111-2222-3333-4444-555555555555',
      subnet_id: expect.stringContaining('/virtualNetworks/example/subnets/'),
    });
  });

  it('AWS, also where nothing says so, and none for others', () => {
    expect(valuesOf(body)).toMatchObject({ region: 'us-east-1', subnet_id: 'subnet-0123456789abcdef0' });
    expect(valuesOf(body + provider('github', 'integrations/github'))).toMatchObject({ region: 'example' });
  });
});
