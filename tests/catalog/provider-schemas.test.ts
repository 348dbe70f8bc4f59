import { describe, expect, it } from 'vitest';
import { loadCatalog } from '#terraform/check/load-catalog.ts';
import { parseModule } from '#terraform/model/parse-module.ts';
import { checkProviderSchemas } from './check-provider-schemas.ts';
import { findEnds, type ProviderSchemas, readProviderSchemas } from './provider-schemas.ts';
import { CATALOG } from './test-root.ts';

const schemas: ProviderSchemas = {
  releases: ['6.0.0', '6.4.0'],
  types: {
    'resource aws_vpc': {
      releases: 3,
      arguments: { cidr_block: 3, region: 2, rule: [3, { from: 3, tags: 2 }] },
      attributes: { id: 3, region: 2 },
    },
    'data aws_region': { releases: 2, arguments: {}, attributes: { region: 2 } },
  },
};

function check(text: string): string[] {
  const requirement =
    'terraform {\n  required_providers {\n    aws = {\n      source  = "hashicorp/aws"\n      version = ">= 6.0, < 7.0"\n    }\n  }\n}\n';
  const texts = new Map([
    ['main.tf', text],
    ['versions.tf', requirement],
  ]);
  return checkProviderSchemas({ path: 'm', parsed: parseModule(texts, { name: 'm', path: 'm' }) }, schemas);
}

describe('what a release of the provider lacks', () => {
  it('an argument, also in a block and in a dynamic one', () => {
    const text = `resource "aws_vpc" "this" {
  for_each   = {}
  cidr_block = ""
  region     = ""

  rule {
    tags = {}
  }

  dynamic "rule" {
    for_each = []
    content {
      to = 1
    }
  }

  lifecycle {
    prevent_destroy = true
  }
}
`;
    expect(check(text)).toEqual([
      'm/main.tf:13: `resource aws_vpc rule` has no argument `to` in 6.0.0',
      'm/main.tf:13: `resource aws_vpc rule` has no argument `to` in 6.4.0',
      'm/main.tf:4: `resource aws_vpc` has no argument `region` in 6.0.0',
      'm/main.tf:7: `resource aws_vpc rule` has no argument `tags` in 6.0.0',
    ]);
  });

  it('a type and an attribute that is read', () => {
    const text = `data "aws_region" "current" {}

resource "aws_vpc" "this" {
  cidr_block = ""
}

output "a" {
  value = [aws_vpc.this.id, aws_vpc.this[0].region, data.aws_region.current.region]
}
`;
    expect(check(text)).toEqual([
      'm/main.tf:1: there is no `data aws_region` in 6.0.0',
      'm/main.tf:8: `data aws_region` has no attribute `region` in 6.0.0',
      'm/main.tf:8: `resource aws_vpc` has no attribute `region` in 6.0.0',
    ]);
  });
});

it('a constraint ends at its lower bound and at the newest release below its upper one', () => {
  expect(findEnds(['>= 6.0, < 7.0'], ['5.9.0', '6.0.0', '6.9.0', '6.10.0', '7.0.0'])).toEqual([
    '6.0.0',
    '6.10.0',
  ]);
  expect(findEnds(['~> 6.0'], ['6.0.0'])).toEqual({ error: 'needs the form `>= 6.0, < 7.0`' });
  expect(findEnds(['>= 6.2, < 7.0'], ['6.0.0'])).toHaveProperty('error');
});

it('no module asks for what the oldest or the newest release that it accepts lacks', async () => {
  const { modules } = await loadCatalog(CATALOG);
  const all = readProviderSchemas();
  expect(modules.flatMap((module) => checkProviderSchemas(module, all))).toEqual([]);
});
