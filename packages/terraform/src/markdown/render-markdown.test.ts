import { describe, expect, it } from 'vitest';
import { parseModule } from '../model/parse-module.ts';
import { embedMarkdown } from './quote-markdown.ts';
import { renderMarkdown } from './render-markdown.ts';

const MAIN = `variable "late" {
  type     = string
  default  = "x"
  nullable = false
}
module "vpc" {
  source  = "terraform-aws-modules/vpc/aws"
  version = "5.8.1"
}
module "key" {
  source = "git::git@github.com:acme/modules.git//key?ref=v1.0.0"
}
resource "aws_subnet" "b" {}
resource "aws_subnet" "a" {}
data "aws_region" "this" {}
terraform {
  required_version = ">= 1.5"
  required_providers {
    aws = {
      source  = "hashicorp/aws"
      version = ">= 5.0"
    }
  }
}
output "id" {
  value     = 1
  sensitive = true
  ephemeral = true
}
`;
const VARIABLES = `variable "name" {
  type        = string
  description = <<-EOT
    # Heading
    About <name>.

    Under
    -----
    \`\`\`
    # code <x>
  EOT

  validation {
    condition     = length(var.name) > 3
    error_message = "Longer, please."
  }
}
`.replaceAll('\n', '\r\n');

function load() {
  const texts = new Map([
    ['main.tf', MAIN],
    ['variables.tf', VARIABLES],
  ]);
  const { module } = parseModule(texts, { name: 'm', path: 'm' });
  if (module === undefined) throw new Error('the module must parse');
  return module;
}

describe('a module as Markdown', () => {
  const text = renderMarkdown(load(), {
    readme: '# Other title\r\n\r\n## Part\r\n',
    usage: [{ label: 'Terraform', code: 'module "m" {}\n' }],
  });

  it('has the headings of its sections and of its rows alone', () => {
    const headings = text.split('\n').filter((line) => /^#{1,6} /.test(line));
    expect(headings).toEqual([
      '# m',
      '## Other title',
      '## Part',
      '## Usage',
      '### Terraform',
      '## Required inputs',
      '### `name`',
      '# code <x>',
      '## Optional inputs',
      '### `late`',
      '## Outputs',
      '### `id`',
      '## Requirements',
      '## Resources',
      '## Module calls',
    ]);
    expect(text).toContain('**Heading**\n\nAbout \\<name>.\n\n**Under**\n\n```\n# code <x>\n```\n\nType:');
    expect(text).not.toContain('\r');
  });

  it('labels rules, marks what says something, and links', () => {
    expect(text).toContain('Rules:\n\n- Longer, please. `length(var.name) > 3`\n');
    expect(text).toContain('### `late`\n\n*not nullable*\n');
    expect(text).toContain('### `id`\n\n*sensitive, ephemeral*\n');
    expect(text).toContain(
      '- `vpc`: [`terraform-aws-modules/vpc/aws`](https://registry.terraform.io/modules/terraform-aws-modules/vpc/aws/5.8.1) `5.8.1`',
    );
    expect(text).toContain('(https://github.com/acme/modules)');
    expect(text).toContain('- Terraform or OpenTofu `>= 1.5`\n- [`hashicorp/aws`](');
  });

  it('lists resources by kind and type', () => {
    const resources = 'https://registry.terraform.io/providers/hashicorp/aws/5.0.0/docs';
    expect(text).toContain(
      `## Resources\n\n- [\`aws_subnet\`](${resources}/resources/subnet): \`b\`, \`a\`\n- [\`aws_region\`](${resources}/data-sources/region) (data source): \`this\`\n`,
    );
  });

  it('has the inputs of variables.tf first, as the model and the page do', () => {
    expect(load().variables.map(({ name }) => name)).toEqual(['name', 'late']);
  });
});

describe('a description inside of a document', () => {
  it.each([
    ['a\r\nb', 'a\nb'],
    ['x\n## Heading ##\ny', 'x\n\n**Heading**\n\ny'],
    ['`<a>` <b>', '`<a>` \\<b>'],
    ['~~~\n# a', '~~~\n# a\n~~~'],
    ['1 < 2', '1 < 2'],
  ])('%j is %j', (text, result) => {
    expect(embedMarkdown(text)).toBe(result);
  });
});
