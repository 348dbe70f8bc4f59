import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCatalogNames } from './catalog-names.ts';
import { parsePage } from './load-pages.ts';
import { createText } from './load-texts.ts';
import { checkNames } from './names.ts';
import { checkVersions } from './versions.ts';
import { checkSpelling, checkWords } from './words.ts';

const FILE = 'content/docs/a.mdx';

describe('words that the site avoids', () => {
  const found = (text: string): string[] =>
    checkWords([parsePage(FILE, text)]).map((fault) => /`(.+?)`: /.exec(fault)?.[1] ?? fault);

  it('are found in sentences, headings, cells and attributes, with their lines', () => {
    expect(checkWords([parsePage(FILE, 'Fine.\n\nIt has a key\nof its own.\n')])).toEqual([
      `${FILE}:3  \`of its own\`: write “your own …”, or nothing`,
    ]);
    expect(found('## Nobody\n')).toEqual(['Nobody']);
    expect(found('| a | b |\n| --- | --- |\n| x | says what |\n')).toEqual(['says what']);
    expect(found('<Diagram src="./a.svg" alt="A box of its own" />\n')).toEqual(['of its own']);
    expect(found('---\ndescription: Hangs on it.\n---\n\nText.\n')).toEqual(['Hangs on']);
  });

  it('are endings that say what is not so, and beginnings with So', () => {
    expect(found('Use a key, not a password.')).toEqual([', not a password']);
    expect(found('Use a key, and not a password. More.')).toEqual([', and not a password']);
    expect(found('It is slow. So it waits.')).toEqual(['. So']);
    expect(found('So it waits.')).toEqual(['So']);
  });

  it('are left alone where they are something else', () => {
    const fine = [
      'It does not only wait.',
      'It waits, not only for you, but for all.',
      'It is so slow that it waits.',
      'Run `whoever, not anew`.',
      'The account does not exist, and it is not created.',
      '```text\nnobody says what\n```',
      'Sound is somewhat dearer than its owner.',
    ];
    for (const text of fine) expect([text, found(text)]).toEqual([text, []]);
  });
});

describe('spelling', () => {
  const found = (text: string): string[] => checkSpelling([createText(FILE, text)]);

  it('is American', () => {
    for (const word of [
      'behaviour',
      'Colours',
      'neighbouring',
      'organisation',
      'licence',
      'centre',
      'analyse',
    ])
      expect(found(`One ${word} here.`)).toEqual([`${FILE}:1  \`${word}\`: write it the American way`]);
    for (const word of [
      'behavior',
      'organization',
      'license',
      'analyses',
      'otherwise',
      'exercise',
      'promised',
      'raised',
    ])
      expect(found(`One ${word} here.`)).toEqual([]);
  });

  it('of addresses is their own', () => {
    expect(found('See https://example.com/behaviour for more.')).toEqual([]);
  });
});

describe('versions', () => {
  const found = (text: string, file = FILE): string[] => checkVersions([createText(file, text)]);

  it('are inserted', () => {
    expect(found('You need\nTerraform 1.14 here.')).toEqual([
      `${FILE}:2  \`Terraform 1.14\`: insert \`[[versions.terraform]]\``,
    ]);
    for (const text of [
      'Terragrunt v0.67',
      'Kubernetes 1.35',
      '  required_version = ">= 1.9.0"',
      'source = "git::git@github.com:gruntwork-io/terraform-aws-service-catalog.git//a?ref=v1.2.3"',
      'the catalog v0.100.0',
      'CIS AWS Foundations Benchmark 1.4.0',
      'source  = "hashicorp/aws"\nversion = ">= 5.0"',
    ])
      expect([text, found(text).length]).toEqual([text, 1]);
  });

  it('are not numbers of something else', () => {
    for (const text of [
      'Terraform [[versions.terraform]]',
      'required_version = ">= [[versions.packer]].0"',
      'my module v0.1.0',
      'a?ref=v0.3.0',
      '10.0.0.0/16',
      'TLS 1.2',
    ])
      expect(found(text)).toEqual([]);
  });

  it('are typed where a page is about one, or says why', () => {
    expect(found('Terraform 1.14', 'content/docs/guides/stay-up-to-date/a.mdx')).toEqual([]);
    expect(found('Terraform 1.14', 'content/blog/a.mdx')).toEqual([]);
    const reason = '{/* fixed version: the first that has it */}\n';
    expect(found(`${reason}\nSince Terraform 1.7.\nAnd Terraform 1.8.\n\nTerraform 1.9.`)).toHaveLength(1);
    expect(
      found(`${reason}\n\`\`\`hcl\nrequired_version = ">= 1.5"\n\nref=v0.100.0\n\`\`\`\n\nHelm 3.1`),
    ).toHaveLength(1);
    expect(found('{/* fixed version: */}\n\nTerraform 1.7.')).toHaveLength(1);
  });
});

const catalog = readCatalogNames(path.join(import.meta.dirname, '../../site/catalog'));

describe('names in backticks', () => {
  const found = (text: string, file = FILE): string[] =>
    checkNames([parsePage(file, text)], catalog).map((fault) => /`(.+?)`/.exec(fault)?.[1] ?? fault);
  const VPC = '[VPC](/docs/reference/services/networking/virtual-private-cloud-vpc)';

  it('are those of the services that the page links to or calls', () => {
    expect(found(`${VPC} has \`num_nat_gateways\` and \`num_nat_gatways = 1\`.`)).toEqual([
      'num_nat_gatways',
    ]);
    const call =
      '```hcl\nmodule "vpc" {\n  source = "x.git//services/networking/virtual-private-cloud-vpc?ref=v1"\n}\n```';
    expect(found(`${call}\n\nSet \`num_nat_gatways\`.`)).toEqual(['num_nat_gatways']);
    expect(found(`${VPC} creates \`aws_subnet\`, not \`aws_subnett\`.`)).toEqual(['aws_subnett']);
    expect(found(`${VPC} \`nome = "x"\` \`name = "x"\``)).toEqual(['nome']);
  });

  it('of other services need a link to these', () => {
    const [fault] = checkNames([parsePage(FILE, `${VPC} \`delegated_administrators\``)], catalog);
    expect(fault).toContain(
      '`delegated_administrators` is of modules/organization, services/landing-zone/aws-root-account-baseline-wrapper: link to one of them',
    );
    expect(found(`${VPC} \`aws_db_instance\``)).toEqual([]);
  });

  it('may be those of the samples and of Terraform, or stand on a page without services', () => {
    expect(found(`${VPC} \`for_each\` \`my_name\`\n\n\`\`\`hcl\nmy_name = 1\n\`\`\``)).toEqual([]);
    expect(found('Set `num_nat_gatways`.')).toEqual([]);
    expect(found(`${VPC} \`create_vpc\``, 'content/docs/guides/stay-up-to-date/a.mdx')).toEqual([]);
    expect(found(`${VPC} \`shards\` \`AWS_PROFILE\` \`enable_\``)).toEqual([]);
  });
});
