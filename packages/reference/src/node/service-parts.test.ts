import type { TerraformModule } from '@gruntwork-docs/terraform/model';
import { parseModule, summarizeType } from '@gruntwork-docs/terraform/model';
import { describe, expect, it } from 'vitest';
import { renderComplianceCsv } from './compliance-files.ts';
import { createInputSchema } from './input-schema.ts';
import { parseCompliance } from './load-compliance.ts';
import { createModuleGraph, isLibraryModule } from './module-links.ts';
import { createRequirements, createResourceRows } from './provider-docs.ts';
import type { ModuleRecords } from './read-modules.ts';
import { removeIntro } from './service-page.ts';

function load(path: string, source: string): TerraformModule {
  const { module, errors } = parseModule(new Map([['main.tf', source]]), {
    name: path.split('/').at(-1) ?? '',
    path,
  });
  if (module === undefined) throw new Error(JSON.stringify(errors));
  return module;
}

function records(sources: Readonly<Record<string, string>>): ModuleRecords {
  return new Map(
    Object.entries(sources).map(([path, source]) => [
      path,
      { signature: '', hash: source, module: load(path, source), feeds: [] },
    ]),
  );
}

describe('a README as the text of a page', () => {
  it('loses title and first paragraph, but no line', () => {
    expect(removeIntro('# Title\n\nFirst\nparagraph.\n\n## Overview\n\nText.\n')).toBe(
      '\n\n\n\n\n## Overview\n\nText.\n',
    );
  });

  it('keeps a beginning that is no paragraph', () => {
    for (const text of ['## Overview', '- item', '> quote', '```hcl', '| a | b |', ':::note'])
      expect(removeIntro(`# Title\n\n${text}\n`)).toBe(`\n\n${text}\n`);
  });
});

describe('types of rows', () => {
  it('say what a value is and leave attributes to their own rows', () => {
    const { variables } = load(
      'm',
      'variable "a" {\n  type = map(list(object({ x = string, y = tuple([number, bool]) })))\n}\nvariable "b" {}\n',
    );
    expect(variables.map(({ typeTree }) => summarizeType(typeTree))).toEqual(['map(list(object))', 'any']);
  });
});

describe('the schema of inputs', () => {
  it('has types, defaults, required inputs and marks', () => {
    const module = load(
      'm',
      `variable "name" {
  description = "The name."
  type        = string
  nullable    = false
}
variable "secret" {
  type      = string
  default   = null
  sensitive = true
}
variable "zones" {
  type     = set(string)
  default  = ["a"]
  nullable = false
}
variable "nodes" {
  type = map(object({
    # How many.
    count = optional(number, 2)
    kind  = string
  }))
  nullable = false
}
`,
    );
    expect(createInputSchema(module, { id: 'https://x/y.json', title: 'T' })).toEqual({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: 'https://x/y.json',
      title: 'T',
      type: 'object',
      properties: {
        name: { type: 'string', description: 'The name.' },
        secret: { type: ['string', 'null'], default: null, writeOnly: true },
        zones: { type: 'array', items: { type: 'string' }, uniqueItems: true, default: ['a'] },
        nodes: {
          type: 'object',
          additionalProperties: {
            type: 'object',
            properties: {
              count: { type: ['number', 'null'], description: 'How many.', default: 2 },
              kind: { type: 'string' },
            },
            required: ['kind'],
          },
        },
      },
      required: ['name', 'nodes'],
      additionalProperties: false,
    });
  });
});

describe('links to the documentation of providers', () => {
  const module = load(
    'm',
    `terraform {
  required_version = ">= 1.5"
  required_providers {
    aws = { source = "hashicorp/aws", version = ">= 5.0" }
    dns = { source = "registry.opentofu.org/acme/dns" }
  }
}
data "aws_iam_policy_document" "a" {}
resource "aws_s3_bucket" "b" {}
resource "aws_s3_bucket" "a" {}
resource "dns_record" "x" {}
resource "terraform_data" "y" {}
`,
  );

  it('group resources by type, data sources last', () => {
    const rows = createResourceRows(module.resources, module.requiredProviders);
    expect(rows.map(({ type, mode, names }) => [type, mode, names])).toEqual([
      ['aws_s3_bucket', 'managed', ['b', 'a']],
      ['dns_record', 'managed', ['x']],
      ['terraform_data', 'managed', ['y']],
      ['aws_iam_policy_document', 'data', ['a']],
    ]);
    expect(rows.map(({ url }) => url)).toEqual([
      'https://registry.terraform.io/providers/hashicorp/aws/5.0.0/docs/resources/s3_bucket',
      'https://registry.terraform.io/providers/acme/dns/latest/docs/resources/record',
      'https://developer.hashicorp.com/terraform/language/resources/terraform-data',
      'https://registry.terraform.io/providers/hashicorp/aws/5.0.0/docs/data-sources/iam_policy_document',
    ]);
  });

  it('name the versions that are needed', () => {
    expect(createRequirements(module).map(({ name, constraint }) => [name, constraint])).toEqual([
      ['Terraform or OpenTofu', '>= 1.5'],
      ['hashicorp/aws', '>= 5.0'],
      ['registry.opentofu.org/acme/dns', ''],
    ]);
  });
});

describe('what modules make of each other', () => {
  it('is followed in both directions, without examples and without repetition', () => {
    const known = records({
      'modules/key': 'variable "a" {\n  default = 1\n}\n',
      'services/data/db':
        'module "two" {\n  source = "../../../modules/key"\n}\nmodule "one" {\n  source = "../../../modules/key"\n}\n',
      'services/data/db/examples/basic': 'module "db" {\n  source = "../.."\n}\n',
    });
    const places = new Map([
      ['modules/key', { label: 'key', url: '/modules#key' }],
      ['services/data/db', { label: 'Database', url: undefined }],
    ]);
    const graph = createModuleGraph(known, places);
    expect([...graph.composes]).toEqual([
      ['services/data/db', [{ label: 'key', url: '/modules#key', calls: ['one', 'two'] }]],
    ]);
    expect([...graph.usedBy]).toEqual([['modules/key', [{ label: 'Database' }]]]);
  });
});

const COMPLIANCE = `benchmark: B
versions: ['1.0']
sections: [Logging]
recommendations:
  - id: trail
    title: A trail
    section: Logging
    numbers: { '1.0': '3.1' }
    level: 1
    note: It records.
    guide: /docs/logs#trail
    modules:
      - path: modules/trail
        inputs: [enabled]
`;

describe('compliance data', () => {
  const known = records({
    'modules/trail':
      'variable "enabled" {\n  type = list(object({ by = optional(object({ day = bool })) }))\n}\n',
  });
  const pages = new Map([['/docs/logs', { title: 'Logs', route: '/docs/logs' }]]);
  const messages = (text: string): string[] => {
    try {
      parseCompliance(text, known, pages);
      return [];
    } catch (error) {
      const list = error instanceof Error && 'errors' in error ? (error.errors as unknown[]) : [error];
      return list.map((each) => {
        const { message, position } = each as { message: string; position: { line: number } };
        return `${position.line}: ${message}`;
      });
    }
  };

  it('is accepted when all that it names exists', () => {
    expect(messages(COMPLIANCE)).toEqual([]);
    expect(messages(COMPLIANCE.replace('[enabled]', '[enabled.by, enabled.by.day]'))).toEqual([]);
  });

  it.each([
    ['modules/trail', 'modules/trial', '13: module `modules/trial` does not exist'],
    ['[enabled]', '[enable]', '14: input of `modules/trail` `enable` does not exist'],
    ['[enabled]', '[enabled.at]', '14: input of `modules/trail` `enabled.at` does not exist'],
    ["{ '1.0': '3.1' }", "{ '1.1': '3.1' }", '8: version `1.1` does not exist'],
    ['section: Logging', 'section: Loging', '7: section `Loging` does not exist'],
    ['section: Logging', "section: { '1.0': Loging }", '7: section `Loging` does not exist'],
    ['/docs/logs#trail', '/docs/log#trail', '11: page `/docs/log` does not exist'],
    ["'3.1'", 'three', '8: `recommendations.0.numbers.1.0`: must be a number such as `2.1.5`, in quotes'],
  ])('names the line of %s when it is %s', (right, wrong, message) => {
    expect(messages(COMPLIANCE.replace(right, wrong))).toEqual([message]);
  });

  it('reports broken YAML with its line', () => {
    expect(messages(`${COMPLIANCE}  - id: [\n`)[0]).toMatch(/^1[56]: /);
  });

  it('becomes CSV that no spreadsheet takes for a formula', () => {
    const view = {
      benchmark: 'B, the first',
      versions: ['1.0'],
      sections: ['Logging'],
      csvUrl: '',
      jsonUrl: '',
      controls: [
        {
          id: 'control-a',
          title: '=HYPERLINK("x")',
          versions: [{ number: '3.1', level: 1, section: 'Logging' }],
          note: 'Note',
          noteHtml: 'Note',
          guide: { label: 'Logs', url: '/docs/logs#trail' },
          modules: [{ label: 'trail', inputs: [{ label: 'enabled' }] }],
        },
      ],
    };
    const csv = renderComplianceCsv(view, 'https://docs.example.com');
    expect(csv.split('\r\n')[1]).toBe(
      '"B, the first",1.0,3.1,1,Logging,"\'=HYPERLINK(""x"")",trail,trail: enabled,Note,https://docs.example.com/docs/logs#trail',
    );
  });
});

describe('calls of modules that have no place on the site', () => {
  it('are listed once for each address behind those that have one, with their page elsewhere', () => {
    const modules = records({
      'modules/a': `
        module "b" { source = "../b" }
        module "role" { source = "acme/role/aws//modules/x" }
        module "roles" { source = "acme/role/aws//modules/x" }
        module "net" { source = "git::https://example.com/net.git?ref=v1" }
        module "lost" { source = "./inner" }
      `
        .replaceAll('{ source', '{\n source')
        .replaceAll('" }', '"\n}'),
      'modules/b': '',
    });
    const places = new Map([...modules.keys()].map((name) => [name, { label: name, url: `/${name}` }]));
    expect(createModuleGraph(modules, places).composes.get('modules/a')).toEqual([
      { label: 'modules/b', url: '/modules/b', calls: ['b'] },
      { label: './inner', isOutside: true, calls: ['lost'] },
      {
        label: 'acme/role/aws//modules/x',
        url: 'https://registry.terraform.io/modules/acme/role/aws/latest/submodules/x',
        isOutside: true,
        calls: ['role', 'roles'],
      },
      {
        label: 'https://example.com/net.git',
        url: 'https://example.com/net',
        isOutside: true,
        calls: ['net'],
      },
    ]);
  });
});

describe('the library', () => {
  it('has modules and what is inside of them, and none of their examples', () => {
    expect(
      ['modules/a', 'catalog/modules/a/b', 'modules/a/examples/basic', 'services/a/b'].map(isLibraryModule),
    ).toEqual([true, true, false, false]);
  });
});
