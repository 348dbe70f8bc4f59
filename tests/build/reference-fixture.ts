import { expect } from 'vitest';
import { createSite, page, type SiteFixture } from './site-fixture.ts';

/** Folder of the service, and the address that calls of it have. */
export const SERVICE = 'catalog/services/data-storage/bucket';
export const SOURCE =
  'git::git@github.com:gruntwork-io/terraform-aws-service-catalog.git//services/data-storage/bucket';

/** The key of a config that says where the catalog is. */
export const CATALOG = `catalog: { repository: 'gruntwork-io/terraform-aws-service-catalog', source: '${SOURCE.split('//')[0]}' }`;

/** The module. */
export const KEY = `variable "name" {
  description = "The name of the key."
  type        = string
}

resource "aws_kms_key" "this" {
  description = var.name
}

output "arn" {
  description = "The ARN of the key."
  value       = aws_kms_key.this.arn
}
`;

/** The service. */
export const BUCKET = `variable "name" {
  description = "The name of the bucket, for example \`logs\`."
  type        = string

  validation {
    condition     = length(var.name) > 2
    error_message = "The name is too short."
  }
}

variable "rules" {
  description = "Rules by name; see [S3](https://docs.aws.amazon.com/s3/) and <this>."
  type = map(object({
    # Days until an object goes.
    days = number
    # What the rule is about.
    filter = optional(object({
      prefix = optional(string, "logs/")
    }))
  }))
  default = {}
}

variable "token" {
  description = "A secret."
  type        = string
  default     = null
  sensitive   = true
}

module "key" {
  source = "../../../modules/key"

  name = var.name
}

resource "aws_s3_bucket" "this" {
  bucket = var.name
}

output "name" {
  description = "The name of the bucket."
  value       = aws_s3_bucket.this.bucket
}
`;

const FILES = {
  'content/docs/index.mdx': page(
    'Home',
    '[Bucket](/docs/reference/services/data-storage/bucket#input-rules.filter.prefix)',
  ),
  'content/docs/reference/modules.mdx': page('Module', '<ModuleLibrary />'),
  'content/docs/reference/services.mdx': page('Services', '<ServiceIndex />'),
  'content/sidebars.ts': `export default { services: ['reference/services', 'reference/modules', { type: 'category', label: 'Data', items: ['reference/services/data-storage/bucket'] }] };\n`,
  'site.config.ts': `export default { title: 'T', search: { provider: 'none' }, ${CATALOG} };\n`,
  'catalog/version': 'v1.2.3\n',
  'catalog/modules/key/main.tf': KEY,
  'catalog/modules/key/README.md': '# Key\n\nA key that rotates.\n',
  [`${SERVICE}/main.tf`]: BUCKET,
  [`${SERVICE}/README.md`]: `# A Bucket

Makes a bucket with \`rules\`.

## Overview

It has a [key](../../../modules/key/README.md). Call it:

\`\`\`hcl
module "logs" {
  source = "${SOURCE}?ref=v1.2.3"

  name = "logs"
}
\`\`\`

## Usage

Text of its own.
`,
};

/** The page of the service. */
export const HTML = 'docs/reference/services/data-storage/bucket.html';

/** Sites that `deleteSites` deletes. */
export const sites: SiteFixture[] = [];

/** A site with a catalog of one service and one module. */
export async function create(files: Readonly<Record<string, string>> = {}): Promise<SiteFixture> {
  const site = await createSite({ ...FILES, ...files });
  sites.push(site);
  return site;
}

/** The build must work; what it prints. */
export async function build(site: SiteFixture): Promise<string> {
  const { code, out, err } = await site.build();
  expect(err).toBe('');
  expect(code).toBe(0);
  return out;
}

/** The build must fail, and leave nothing in the output folder. */
export async function fail(site: SiteFixture): Promise<string> {
  const { code, err } = await site.build();
  expect(code).toBe(1);
  await expect(site.list()).rejects.toThrow('ENOENT');
  return err;
}

/** Deletes the sites of a test. */
export async function deleteSites(): Promise<void> {
  await Promise.all(sites.splice(0).map((site) => site.delete()));
}
