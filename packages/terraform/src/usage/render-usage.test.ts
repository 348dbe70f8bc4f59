import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadCatalog } from '../check/load-catalog.ts';
import { formatHcl } from '../format/format.ts';
import { parseHcl } from '../hcl/parser.ts';
import { parseModule } from '../model/parse-module.ts';
import { checkSample } from '../samples/check-sample.ts';
import { chooseInputs } from './choose-value.ts';
import { renderUsage, type UsageFlavour, type UsageOptions } from './render-usage.ts';

const VARIABLES = `
variable "name" {
  type = string
}
variable "vpc_id" {
  type = string
}
variable "subnet_ids" {
  type = list(string)
}
variable "engine" {
  type = string
  validation {
    condition     = contains(["postgres", "mysql"], var.engine)
    error_message = "Unknown."
  }
}
variable "code" {
  type = string
  validation {
    condition     = can(regex("^[0-9]{12}$", var.code))
    error_message = "Twelve digits."
  }
}
variable "window" {
  description = "When it starts, for example \`sat:01:00\`."
  type        = string
}
variable "nodes" {
  type = map(object({
    size   = number
    labels = optional(map(string), {})
    pair   = tuple([bool, string])
    disk   = object({ gb = number })
  }))
}
variable "tags" {
  type = map(string)
  default = {
      a = "b" # kept
  }
}
variable "text" {
  type    = string
  default = <<-EOT
    one
  EOT
}
variable "maybe" {
  type    = string
  default = null
}
`;
const { module } = parseModule(new Map([['variables.tf', VARIABLES]]), {
  name: 'big-thing',
  path: 'services/big-thing',
});
if (module === undefined) throw new Error('the module must parse');
const toSource = (path: string): string =>
  `git::git@github.com:gruntwork-io/terraform-aws-service-catalog.git//${path}`;

const origins = [
  { folder: '.', source: 'git::git@github.com:gruntwork-io/terraform-aws-service-catalog.git' },
];
const catalog = { modules: new Map([[module.path, module]]), origins };

const options: UsageOptions = { source: toSource(module.path), version: 'v1.2.3', inputs: 'required' };

const REQUIRED = `module "big_thing" {
  source = "git::git@github.com:gruntwork-io/terraform-aws-service-catalog.git//services/big-thing?ref=v1.2.3"

  name       = "example"
  vpc_id     = "vpc-0123456789abcdef0"
  subnet_ids = ["subnet-0123456789abcdef0", "subnet-0fedcba9876543210"]
  engine     = "postgres"
  code       = "123456789012"
  window     = "sat:01:00"
  nodes = {
    example = {
      size = 1
      pair = [true, "example"]
      disk = {
        gb = 1
      }
    }
  }
}
`;

const published = await loadCatalog(join(import.meta.dirname, '../../../../site/catalog'));
const modules = new Map(
  published.modules.flatMap(({ path, parsed }) => (parsed.module ? [[path, parsed.module]] : [])),
);

describe('usage of the published catalog', () => {
  it.each([...modules.keys()])('%s can be pasted: it parses, fits the module and keeps its rules', (path) => {
    const own = modules.get(path);
    if (own === undefined) throw new Error(`${path} must load`);
    for (const flavour of ['terraform', 'terragrunt'] as const) {
      for (const inputs of ['required', 'all'] as const) {
        const text = renderUsage(own, flavour, { source: toSource(path), version: 'v1.2.3', inputs });
        expect(checkSample(text, { file: path, line: 1, catalog: { modules, origins } })).toEqual([]);
        expect(formatHcl(text)).toBe(text);
      }
    }
    expect(chooseInputs(own).flatMap(({ refusedBy }) => refusedBy)).toEqual([]);
  });
});

describe('usage', () => {
  it('gives every required input a value of its type that its rules allow', () => {
    expect(renderUsage(module, 'terraform', options)).toBe(REQUIRED);
    expect(renderUsage(module, 'tofu', options)).toBe(REQUIRED);
  });

  it('adds the optional inputs with their defaults as written', () => {
    const text = renderUsage(module, 'terraform', { ...options, inputs: 'all' });
    expect(text).toContain(`
  # Optional, with their defaults
  tags = {
    a = "b" # kept
  }
  text  = <<-EOT
    one
  EOT
  maybe = null
}
`);
  });

  it('writes a Terragrunt file', () => {
    const text = renderUsage(module, 'terragrunt', options);
    expect(text).toMatch(
      /^terraform \{\n {2}source = "git::.*\?ref=v1\.2\.3"\n\}\n\ninputs = \{\n {2}name {7}= "example"\n/,
    );
  });

  it.each(
    (['terraform', 'tofu', 'terragrunt'] as UsageFlavour[]).flatMap((flavour) => [
      [flavour, 'required'] as const,
      [flavour, 'all'] as const,
    ]),
  )('%s with %s inputs parses, is laid out and passes the check of samples', (flavour, inputs) => {
    const text = renderUsage(module, flavour, { ...options, inputs });
    expect(parseHcl(text, 'usage').errors).toEqual([]);
    expect(formatHcl(text)).toBe(text);
    expect(checkSample(text, { file: 'usage', line: 1, catalog })).toEqual([]);
  });

  it('pins a registry module by its version and a local one not at all', () => {
    const empty = { ...module, variables: [] };
    const registry = renderUsage(empty, 'terraform', { ...options, source: 'a/b/aws' });
    expect(registry).toBe('module "big_thing" {\n  source  = "a/b/aws"\n  version = "1.2.3"\n}\n');
    const unreleased = renderUsage(empty, 'terraform', { ...options, source: 'a/b/aws', version: undefined });
    expect(unreleased).toBe('module "big_thing" {\n  source = "a/b/aws"\n}\n');
    const local = renderUsage(empty, 'terragrunt', { ...options, source: './x' });
    expect(local).toBe('terraform {\n  source = "./x"\n}\n\ninputs = {}\n');
  });

  it.each([
    ['a/b/aws', 'tfr:///a/b/aws?version=1.2.3'],
    ['a/b/aws//modules/c', 'tfr:///a/b/aws//modules/c?version=1.2.3'],
    ['registry.example.com/a/b/aws', 'tfr://registry.example.com/a/b/aws?version=1.2.3'],
    ['tfr:///a/b/aws?version=2.0.0', 'tfr:///a/b/aws?version=2.0.0'],
  ])('%s of a registry is a URL with its version for Terragrunt', (source, address) => {
    const empty = { ...module, variables: [] };
    const text = renderUsage(empty, 'terragrunt', { ...options, source });
    expect(text).toBe(`terraform {\n  source = "${address}"\n}\n\ninputs = {}\n`);
  });

  it('gives an address one reference, also where it has a query already', () => {
    const empty = { ...module, variables: [] };
    const sourceOf = (source: string) =>
      renderUsage(empty, 'terraform', { ...options, source })
        .split('\n')[1]
        ?.trim();
    expect(sourceOf('git::https://x.com/a.git?depth=1')).toBe(
      'source = "git::https://x.com/a.git?depth=1&ref=v1.2.3"',
    );
    expect(sourceOf('git::https://x.com/a.git?ref=main')).toBe(
      'source = "git::https://x.com/a.git?ref=main"',
    );
    expect(sourceOf('tfr:///a/b/aws?version=2.0.0')).toBe('source  = "a/b/aws"');
  });
});
