import { expect, test } from 'vitest';
import { parseModule } from '../model/parse-module.ts';
import { findFeeds } from './find-feeds.ts';

const feedsOf = (text: string): string[] => {
  const { declarations } = parseModule(new Map([['main.tf', text]]), { name: 'm', path: 'm' });
  return findFeeds(declarations).map((feed) => feed.join(' > '));
};

test('what uses a resource or a call is fed by it, by way of local values and data sources too', () => {
  const feeds = feedsOf(`
    module "key" {
      source = "./key"
      name   = var.name
    }
    locals {
      key_arn = module.key.arn
      name    = "x"
    }
    data "aws_iam_policy_document" "this" {
      statement {
        resources = [local.key_arn]
      }
    }
    resource "aws_s3_bucket" "this" {
      bucket = local.name
    }
    resource "aws_s3_bucket_policy" "this" {
      bucket = aws_s3_bucket.this.id
      policy = data.aws_iam_policy_document.this.json
    }
    module "log" {
      source     = "./log"
      depends_on = [aws_s3_bucket_policy.this]
    }
  `);
  expect(feeds).toEqual([
    'aws_s3_bucket.this > aws_s3_bucket_policy.this',
    'aws_s3_bucket_policy.this > module.log',
    'module.key > aws_s3_bucket_policy.this',
  ]);
});

test('local values in a circle, a resource that names itself and names that are nowhere feed nothing', () => {
  const feeds = feedsOf(`
    locals {
      a = local.b
      b = local.a
    }
    resource "aws_instance" "this" {
      ami  = local.a
      name = aws_instance.this.id
      zone = aws_nothing.this.id
    }
  `);
  expect(feeds).toEqual([]);
});
