import { findFeeds } from '@gruntwork-docs/terraform';
import { parseModule } from '@gruntwork-docs/terraform/model';
import { describe, expect, it } from 'vitest';
import { createGraph, type StructureGraph } from './create-graph.ts';
import { createStructure } from './create-structure.ts';

const SOURCE = `
  module "key" {
    source = "../key"
  }
  resource "aws_s3_bucket" "this" {
    bucket = var.name
    key    = module.key.arn
  }
  resource "aws_s3_bucket_policy" "logs" {
    bucket = aws_s3_bucket.this.id
    key    = module.key.arn
  }
  resource "aws_s3_bucket_policy" "data" {
    bucket = aws_s3_bucket.this.id
  }
  resource "aws_sns_topic" "this" {
    name = var.name
  }
`;

function graphOf(text: string): StructureGraph {
  const parsed = parseModule(new Map([['main.tf', text]]), { name: 'm', path: 'services/a/m' });
  if (parsed.module === undefined) throw new Error('the module must parse');
  const composes = [{ label: 'kms-key', url: '/key', calls: ['key'] }];
  return createGraph({ module: parsed.module, feeds: findFeeds(parsed.declarations), composes });
}

describe('the picture of a module', () => {
  it('names a module of somebody else by its call, which has a row, and leaves out what has none', () => {
    const text = 'module "role" {\n  source = "acme/role/aws"\n}\nmodule "own" {\n  source = "./own"\n}\n';
    const parsed = parseModule(new Map([['main.tf', text]]), { name: 'm', path: 'm' });
    if (parsed.module === undefined) throw new Error('the module must parse');
    const composes = [{ label: 'acme/role/aws', isOutside: true as const, calls: ['role'] }];
    const { nodes } = createGraph({ module: parsed.module, feeds: [], composes });
    expect(nodes.map(({ name, href }) => `${name} ${href}`)).toEqual(['role #call-role']);
  });

  it('has a box for each row of the page, and no arrow that others imply', () => {
    const { nodes, arrows } = graphOf(SOURCE);
    expect(nodes.map(({ name, href, names }) => `${name} ${href} ${names.join()}`)).toEqual([
      'kms-key #call-key key',
      'aws_s3_bucket #resource-aws_s3_bucket this',
      'aws_s3_bucket_policy #resource-aws_s3_bucket_policy logs,data',
      'aws_sns_topic #resource-aws_sns_topic this',
    ]);
    expect(arrows).toEqual([
      [1, 2],
      [0, 1],
    ]);
  });

  it('is the same for the same module, with boxes that do not meet, and those without arrows below', () => {
    const view = createStructure(graphOf(SOURCE));
    expect(createStructure(graphOf(SOURCE))).toEqual(view);
    const { boxes = [], width = 0, height = 0 } = view ?? {};
    expect(boxes.map(({ name }) => name).at(-1)).toBe('aws_sns_topic');
    for (const box of boxes) {
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      expect(box.y + box.height).toBeLessThanOrEqual(height);
      const meets = boxes.filter(
        (other) =>
          other.x < box.x + box.width &&
          box.x < other.x + other.width &&
          other.y < box.y + box.height &&
          box.y < other.y + other.height,
      );
      expect(meets).toEqual([box]);
    }
    expect(view?.parts[0]).toEqual({ name: 'kms-key', href: '#call-key', usedBy: ['aws_s3_bucket'] });
  });

  it('is left out where there is little to see, and draws the most connected of very many', () => {
    expect(createStructure(graphOf('resource "aws_sns_topic" "this" {}'))).toBeUndefined();
    const many = Array.from({ length: 40 }, (_, index) => ({
      kind: 'resource' as const,
      name: `aws_${index}`,
      href: `#${index}`,
      names: ['this'],
    }));
    const view = createStructure({ nodes: many, arrows: [[38, 39]] });
    expect(view?.boxes).toHaveLength(24);
    expect(view?.boxes.map(({ name }) => name)).toEqual(expect.arrayContaining(['aws_38', 'aws_39']));
    expect(view?.parts).toHaveLength(40);
  });
});
