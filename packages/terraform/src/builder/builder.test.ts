// biome-ignore-all lint/suspicious/noTemplateCurlyInString: templates of HCL look like JavaScript's
import { describe, expect, it } from 'vitest';
import { diffModule } from '../diff/diff-catalogs.ts';
import { formatHcl } from '../format/format.ts';
import { parseModule } from '../model/parse-module.ts';
import { checkBlock } from './check-block.ts';
import { checkValues } from './check-values.ts';
import { renderCall, selectShareable } from './render-call.ts';

const MODULE = `variable "name" {
  type = string
  validation {
    condition     = length(var.name) > 2
    error_message = "The name \${var.name} is too short."
  }
}
variable "size" {
  type     = number
  default  = 1
  nullable = false
  validation {
    condition     = var.size < 3 || var.big
    error_message = "Only big ones have more."
  }
}
variable "big" {
  type    = bool
  default = false
}
variable "disk" {
  type = object({
    gb   = number
    kind = optional(string, "ssd")
  })
  default = { gb = 10 }
}
variable "token" {
  type      = string
  default   = null
  sensitive = true
}
`;

function load(text = MODULE) {
  const { module, errors } = parseModule(new Map([['main.tf', text]]), {
    name: 'thing',
    path: 'services/thing',
  });
  if (module === undefined) throw new Error(errors.map(({ message }) => message).join('\n'));
  return module;
}
const module = load();
const place = { source: 'git::https://example.com/a.git//services/thing', version: 'v1.0.0' };

describe('values in a form', () => {
  const faultsOf = (given: Parameters<typeof checkValues>[1]) =>
    checkValues(module.variables, given).map(({ name, kind, message }) => `${name} ${kind}: ${message}`);

  it('are answered by the types and the rules of the module', () => {
    expect(faultsOf({})).toEqual(['name missing: The input is required.']);
    expect(faultsOf({ name: 'ab' })).toEqual(['name rule: The name ab is too short.']);
    expect(faultsOf({ name: 'abc', disk: { kind: 'x' } })).toEqual([
      'disk type: The value does not fit the type `object({\n    gb   = number\n    kind = optional(string, "ssd")\n  })`.',
    ]);
  });

  it('are seen together, with the defaults of the others', () => {
    expect(faultsOf({ name: 'abc', size: 5 })).toEqual(['size rule: Only big ones have more.']);
    expect(faultsOf({ name: 'abc', size: 5, big: true })).toEqual([]);
    expect(faultsOf({ name: 'abc', size: null })).toEqual([]);
  });
});

describe('the block of a form', () => {
  it('sets what differs from the defaults alone, and is laid out', () => {
    const given = { name: 'abc', size: 1, disk: { gb: 10, kind: 'ssd' }, big: true, unknown: 1 };
    const text = renderCall(module, given, 'terraform', place);
    expect(text).toBe(
      'module "thing" {\n  source = "git::https://example.com/a.git//services/thing?ref=v1.0.0"\n\n  name = "abc"\n  big  = true\n}\n',
    );
    expect(formatHcl(text)).toBe(text);
    expect(renderCall(module, { name: 'a' }, 'terragrunt', place)).toContain('inputs = {\n  name = "a"\n}\n');
    expect(renderCall(module, { disk: { gb: 20 } }, 'tofu', place)).toContain('disk = {\n    gb = 20\n  }');
  });

  it('keeps secrets out of links', () => {
    expect(selectShareable(module.variables, { name: 'a', token: 'secret', other: 1 })).toEqual({
      name: 'a',
    });
  });
});

describe('a pasted block', () => {
  const block = (inputs: string) => `module "x" {\n  source = "${place.source}?ref=v1.0.0"\n${inputs}\n}\n`;

  it('is told what is missing, unknown, of a wrong type and refused', () => {
    const { findings, version, values } = checkBlock(
      block('  sise = 2\n  big = "maybe"\n  disk = var.disk\n  count = 2'),
      module,
    );
    expect(version).toBe('v1.0.0');
    expect(values).toEqual({ sise: 2, big: 'maybe' });
    expect(findings.map(({ kind, name, line }) => [kind, name, line])).toEqual([
      ['unknown', 'sise', 3],
      ['missing', 'name', undefined],
      ['type', 'big', 4],
    ]);
    expect(findings[0]?.message).toContain('`size`');
    expect(checkBlock(block('  name = "ab"'), module).findings).toMatchObject([
      { kind: 'rule', name: 'name' },
    ]);
    expect(checkBlock(block('  name = local.name'), module).findings).toEqual([]);
  });

  it('is told what changed of its inputs since the version that it pins', () => {
    const before = load(
      MODULE.replace('type    = bool', 'type    = string')
        .replace('= 1\n', '= 2\n')
        .replace('"token"', '"secret"'),
    );
    const versions: string[] = [];
    const { findings } = checkBlock(
      block('  name = "abc"\n  big = true\n  secret = "x"'),
      module,
      (version) => {
        versions.push(version);
        return diffModule(before, module);
      },
    );
    expect(versions).toEqual(['v1.0.0']);
    expect(findings.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'unknown secret',
      'changed secret',
      'changed big',
      'changed size',
    ]);
  });

  it('may be a Terragrunt file, whose inputs may come from elsewhere', () => {
    const text = `terraform {\n  source = "${place.source}?ref=v1.0.0"\n}\ninclude "root" {\n  path = "x"\n}\ninputs = {\n  size = []\n}\n`;
    expect(checkBlock(text, module).findings.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'type size',
    ]);
  });

  it('that is none or does not parse is said with its place', () => {
    expect(checkBlock('module "x" {\n  a = [1 2]\n}\n', module).errors[0]).toMatchObject({ line: 2 });
    expect(checkBlock('a = 1\n', module).errors[0]?.message).toBe('There is no call of a module');
  });
});
