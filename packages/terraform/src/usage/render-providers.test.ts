import { describe, expect, it } from 'vitest';
import { formatHcl } from '../format/format.ts';
import { parseHcl } from '../hcl/parser.ts';
import type { TerraformModule } from '../model/module.ts';
import { parseModule } from '../model/parse-module.ts';
import { renderUsage, type UsageFlavour } from './render-usage.ts';

const VERSIONS = `
terraform {
  required_providers {
    aws = {
      source                = "hashicorp/aws"
      configuration_aliases = [aws.eu_west_1, aws.us_east_1]
    }
    tls = {
      source = "hashicorp/tls"
    }
  }
}
variable "name" {
  type = string
}
`;

function load(source: string): TerraformModule {
  const { module } = parseModule(new Map([['main.tf', source]]), { name: 'baseline', path: 'baseline' });
  if (module === undefined) throw new Error('the module does not parse');
  return module;
}

function usage(module: TerraformModule, flavour: UsageFlavour): string {
  return renderUsage(module, flavour, { source: './baseline', version: 'v1.0.0', inputs: 'required' });
}

describe('provider configurations in a usage', () => {
  it('passes every alias, and the default ones that are no longer inherited', () => {
    expect(usage(load(VERSIONS), 'terraform')).toBe(`module "baseline" {
  source = "./baseline"

  providers = {
    aws           = aws
    tls           = tls
    aws.eu_west_1 = aws.eu_west_1
    aws.us_east_1 = aws.us_east_1
  }

  name = "example"
}
`);
    expect(usage(load(VERSIONS), 'tofu')).toBe(usage(load(VERSIONS), 'terraform'));
  });

  it('tells users of Terragrunt which provider blocks to generate', () => {
    const code = usage(load(VERSIONS), 'terragrunt');
    expect(code).toContain('# The module needs a provider block for each of these aliases.');
    expect(code).toContain('# aws.eu_west_1, aws.us_east_1\n');
    expect(code).not.toContain('providers =');
  });

  it.each(['terraform', 'tofu', 'terragrunt'] as const)(
    'gives %s code that parses and is formatted',
    (flavour) => {
      const code = usage(load(VERSIONS), flavour);
      expect(parseHcl(code, 'usage').errors).toEqual([]);
      expect(formatHcl(code)).toBe(code);
    },
  );

  it('says nothing of providers for a module that inherits them', () => {
    const module = load('variable "name" {\n  type = string\n}\n');
    for (const flavour of ['terraform', 'terragrunt'] as const)
      expect(usage(module, flavour)).not.toContain('provider');
  });
});
