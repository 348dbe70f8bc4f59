import { describe, expect, it } from 'vitest';
import { renderError } from '../hcl/errors.ts';
import { parseModule } from './parse-module.ts';

function parse(base: string, override: string) {
  const texts = new Map([
    ['main.tf', base],
    ['x_override.tf', override],
  ]);
  const { errors, declarations } = parseModule(texts, { name: 'm', path: 'm' });
  return {
    errors: errors.map((error) => renderError({ ...error, hint: '' }).replace(' ()', '')),
    declarations,
  };
}

describe('override files', () => {
  it('may configure a provider that no other file does: its absence is an empty configuration', () => {
    const { errors, declarations } = parse('variable "a" {}\n', 'provider "aws" {\n  region = var.a\n}\n');
    expect(errors).toEqual([]);
    expect(declarations.map(({ type }) => type)).toEqual(['variable', 'provider']);
  });

  it('override the provider of the same alias', () => {
    const base = 'provider "aws" {\n  alias  = "x"\n  region = "a"\n}\nprovider "aws" {\n  region = "b"\n}\n';
    const { errors, declarations } = parse(base, 'provider "aws" {\n  alias  = "x"\n  region = "c"\n}\n');
    expect(errors).toEqual([]);
    expect(declarations.map((block) => block.arguments.get('region')?.text)).toEqual(['"c"', '"b"']);
  });

  it.each([
    ['provider "aws" {\n  alias = "y"\n}\n', 'There is no `provider "aws"` with the alias `y` to override'],
    ['variable "b" {}\n', 'There is no `variable "b"` to override'],
    ['locals {\n  b = 1\n}\n', 'There is no `local.b` to override'],
    ['moved {\n  from = a.b\n  to   = a.c\n}\n', 'A `moved` block cannot stand in an override file'],
  ])('%j needs something to override', (override, message) => {
    const { errors } = parse('variable "a" {}\n', override);
    expect(errors).toHaveLength(1);
    expect(errors[0]).toContain(message);
  });

  it('two configurations of one provider and alias are an error', () => {
    const twice = 'provider "aws" {}\nprovider "aws" {\n  alias = "x"\n}\n';
    expect(parse(twice, '').errors).toEqual([]);
    expect(parse(twice + twice, '').errors).toEqual([
      'main.tf:5:1: `provider "aws"` is already declared at main.tf:1:1',
      'main.tf:6:1: `provider "aws"` with the alias `x` is already declared at main.tf:2:1',
    ]);
  });
});
