// biome-ignore-all lint/suspicious/noTemplateCurlyInString: templates of HCL look like JavaScript's
import { describe, expect, it } from 'vitest';
import { renderError } from '../hcl/errors.ts';
import { parseModule } from '../model/parse-module.ts';
import { checkCatalog } from './check-catalog.ts';

/** Checks modules given as a map of paths to the code of main.tf. */
function check(modules: Record<string, string>): string[] {
  const catalog = Object.entries(modules).map(([path, text]) => ({
    path,
    parsed: parseModule(new Map([['main.tf', text]]), { name: path, path }),
  }));
  return checkCatalog(catalog).map((error) => renderError({ ...error, hint: '' }).replace(' ()', ''));
}

const variable = (name: string, type = 'string', rest = '') =>
  `variable "${name}" {\n  description = "A ${name}."\n  type        = ${type}\n${rest}}\n`;
const output = (name: string, value: string) =>
  `output "${name}" {\n  description = "A ${name}."\n  value       = ${value}\n}\n`;

describe('references', () => {
  it('each kind of reference must resolve', () => {
    const text = [
      'locals {',
      '  a = var.missing',
      '  b = local.missing',
      '  c = module.missing.id',
      '  d = data.aws_region.missing.name',
      '  e = aws_vpc.missing.id',
      '  f = "${missing}"',
      '}',
      '',
    ].join('\n');
    expect(check({ m: text })).toEqual([
      'm/main.tf:2:7: There is no variable `missing`',
      'm/main.tf:3:7: There is no local value `missing`',
      'm/main.tf:4:7: There is no module call `missing`',
      'm/main.tf:5:7: There is no `data "aws_region" "missing"`',
      'm/main.tf:6:7: There is no `resource "aws_vpc" "missing"`',
      'm/main.tf:7:10: `missing` is not declared',
    ]);
  });

  it('a `check` block has a data source of its own, which the model knows', () => {
    const text = [
      'check "health" {',
      '  data "http" "answer" {',
      '    url = "https://example.com"',
      '  }',
      '  assert {',
      '    condition     = data.http.answer.status_code == 200',
      '    error_message = "No answer."',
      '  }',
      '}',
      '',
    ].join('\n');
    expect(check({ m: text })).toEqual([]);
    const { module } = parseModule(new Map([['main.tf', text]]), { name: 'm', path: 'm' });
    expect(module?.resources).toMatchObject([
      { mode: 'data', type: 'http', name: 'answer', provider: 'http' },
    ]);
  });

  it('names that a `for`, a dynamic block or Terraform itself gives are known', () => {
    const text = `resource "aws_vpc" "this" {
  for_each = toset([for zone in ["a"] : zone if zone != ""])
  name     = "%{for item in ["x"]}\${item}%{endfor}\${each.key}\${path.module}"
  tags     = { for key, value in { a = 1 } : key => value }

  dynamic "rule" {
    for_each = [1]
    content {
      port = rule.value
    }
  }

  dynamic "other" {
    for_each = [1]
    iterator = it
    content {
      port = it.value
    }
  }

  lifecycle {
    ignore_changes = [tags]
  }
}
`;
    expect(check({ m: text })).toEqual([]);
    expect(check({ m: text.replace('port = it.value', 'port = other.value') })).toEqual([
      'm/main.tf:17:14: There is no `resource "other" "value"`',
    ]);
  });

  it('the attributes of a typed variable must exist', () => {
    const text = `${variable('a', 'object({ b = object({ c = string }) })')}\n${output('x', 'var.a.b.d')}`;
    expect(check({ m: text })).toEqual(['m/main.tf:8:17: The type of `var.a.b` has no attribute `d`']);
    expect(check({ m: text.replace('var.a.b.d', 'var.a["b"].c') })).toEqual([]);
  });

  it('a variable must be used, and its own validation is no use', () => {
    const rule = '\n  validation {\n    condition     = var.a != ""\n    error_message = "Set it."\n  }\n';
    expect(check({ m: variable('a', 'string', rule) })).toEqual([
      'm/main.tf:1:1: The variable `a` is never used',
    ]);
  });
});

describe('module calls', () => {
  const callee = `${variable('size', 'number')}\n${output('id', 'var.size')}`;
  const call = (body: string, use = 'module.c.id') =>
    `module "c" {\n  source = "../callee"\n${body}}\n\n${output('x', use)}`;

  it('a call that fits is fine, also through an index', () => {
    expect(check({ callee, m: call('  size   = 1\n') })).toEqual([]);
    expect(check({ callee, m: call('  count  = 2\n  size   = 1\n', 'module.c[0].id') })).toEqual([]);
    expect(check({ callee, m: call('  count  = 2\n  size   = 1\n', 'module.c["a"].id') })).toEqual([]);
  });

  it('required inputs, surplus inputs, wrong values and missing outputs are reported', () => {
    expect(check({ callee, m: call('  name   = 1\n', 'module.c[*].arn') })).toEqual([
      'm/main.tf:1:1: The call of `callee` lacks the required input `size`',
      'm/main.tf:3:3: `callee` has no input `name`',
      'm/main.tf:8:17: `callee` has no output `arn`',
    ]);
    expect(check({ callee, m: call('  size   = ["x"]\n') })).toEqual([
      'm/main.tf:3:3: The value of `size` does not fit its type `number`',
    ]);
  });

  it('a local source must lead to a module', () => {
    expect(check({ m: call('') })).toEqual(['m/main.tf:1:1: There is no module at `callee`']);
  });

  it('modules that call each other in a circle are reported once', () => {
    const to = (path: string) => `module "next" {\n  source = "../${path}"\n}\n`;
    expect(check({ a: to('b'), b: to('c'), c: to('a') })).toEqual([
      'c/main.tf:1:1: Modules call each other in a circle: `a` → `b` → `c` → `a`',
    ]);
  });
});

describe('documentation and layout', () => {
  it('variables need a description and a precise type, outputs a description', () => {
    const text =
      'variable "a" {}\n\nvariable "b" {\n  description = " "\n  type        = map(any)\n}\n\noutput "c" {\n  value = [var.a, var.b]\n}\n';
    expect(check({ m: text })).toEqual([
      'm/main.tf:1:1: The variable `a` has no description',
      'm/main.tf:1:1: The variable `a` has no type',
      'm/main.tf:3:1: The variable `b` has no description',
      'm/main.tf:3:1: The type of `b` holds `any`',
      'm/main.tf:8:1: The output `c` has no description',
    ]);
  });

  it('files must be laid out as `terraform fmt` does', () => {
    expect(check({ m: 'locals {\n  a=1\n}\n' })).toEqual([
      'm/main.tf:2:4: The layout differs from `terraform fmt`',
    ]);
  });

  it('a module that does not parse is reported with its errors', () => {
    expect(check({ m: 'locals {\n  a = [1 2]\n}\n' })).toEqual([
      'm/main.tf:2:10: The items of this list need a comma between them, or `]` after the last',
    ]);
  });
});
