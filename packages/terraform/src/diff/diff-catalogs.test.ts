import { describe, expect, it } from 'vitest';
import { parseModule } from '../model/parse-module.ts';
import type { Change } from './change.ts';
import type { ComparedModule } from './compared-module.ts';
import { diffCatalogs, diffModule } from './diff-catalogs.ts';
import { renderDiffMarkdown } from './render-diff.ts';

function load(text: string, path = 'services/a'): ComparedModule {
  const { module, errors } = parseModule(new Map([['main.tf', text]]), {
    name: path.slice(path.lastIndexOf('/') + 1),
    path,
  });
  if (module === undefined) throw new Error(errors.map(({ message }) => message).join('\n'));
  return module;
}

const diff = (before: string, after: string): Change[] => diffModule(load(before), load(after));

/** Formats the changes as `severity kind name`. */
const brief = (before: string, after: string): string[] =>
  diff(before, after).map(({ severity, kind, name }) => `${severity} ${kind} ${name}`);

const input = (body: string, name = 'x') => `variable "${name}" {\n${body}\n}\n`;

describe('inputs of two versions', () => {
  it('that are equal but for layout, comments and positions have no difference', () => {
    const before = input('type = object({ a = string, b = list(number) })\ndefault = null');
    const after = `# About.\n\n${input('default = null\ntype = object({\n    a = string\n    b = list(number)\n  })')}`;
    expect(diff(before, after)).toEqual([]);
  });

  it('come and go', () => {
    expect(brief(input('type = string'), '')).toEqual(['breaking removed x']);
    expect(brief('', input('type = string\ndefault = "a"'))).toEqual(['addition added x']);
    expect(diff('', input('type = string', 'vpc_id'))).toMatchObject([
      {
        severity: 'breaking',
        kind: 'added',
        call: { remove: [], add: ['vpc_id = "vpc-0123456789abcdef0"'] },
      },
    ]);
  });

  it('are renamed where one of the same type and description takes the place, which is said to be a guess', () => {
    const body = 'type = list(string)\ndescription = "Zones to use."\ndefault = []';
    expect(diff(input(body, 'zones'), input(body, 'zone_names'))).toMatchObject([
      {
        severity: 'breaking',
        kind: 'renamed',
        name: 'zones',
        after: 'zone_names',
        guess: true,
        call: { remove: ['zones = …'], add: ['zone_names = …'] },
      },
    ]);
    const twice = input(body, 'a') + input(body, 'b');
    expect(brief(input(body, 'zones'), twice)).toEqual([
      'breaking removed zones',
      'addition added a',
      'addition added b',
    ]);
    expect(brief(input('type = string', 'a'), input('type = string', 'b'))).not.toContain(
      'breaking renamed a',
    );
  });

  it('are renamed as three others are, whatever else differs: by the beginning that their names have lost', () => {
    const same = ['name', 'subnets', 'tags'];
    const body = (name: string) => `type = string\ndescription = "The ${name}."`;
    const before = same.map((name) => input(body(name), `cluster_${name}`)).join('');
    const after = same.map((name) => input(body(name), name)).join('');
    const was = input('type = any\ndescription = "Such as 1.27."\ndefault = null', 'cluster_version');
    const is = input('type = string\ndescription = "Such as 1.33."\ndefault = null', 'version_number');
    const renamed = is.replace('version_number', 'upgrades');
    expect(brief(before + was, after + is)).toContain('breaking removed cluster_version');
    expect(brief(before + was.replace('version', 'upgrades'), after + renamed)).toEqual([
      ...same.map((name) => `breaking renamed cluster_${name}`),
      'breaking renamed cluster_upgrades',
      'breaking type upgrades',
    ]);
    const two = same.slice(1);
    const fewer = (prefix: string) => two.map((name) => input(body(name), prefix + name)).join('');
    expect(brief(fewer('cluster_') + was.replace('version', 'upgrades'), fewer('') + renamed)).toContain(
      'breaking removed cluster_upgrades',
    );
  });

  it('tell of the element of a collection with the whole type, once', () => {
    expect(diff(input('type = list(any)'), input('type = list(object({ a = string }))'))).toMatchObject([
      { name: 'x', before: 'list(any)', after: 'list(object({ a = string }))' },
    ]);
    expect(diff(input('type = map(string)'), input('type = list(object({ a = string }))'))).toMatchObject([
      { name: 'x', before: 'map(string)', after: 'list(object({ a = string }))' },
    ]);
  });

  it.each([
    ['string', 'number', 'breaking type x'],
    ['number', 'string', 'behavior type x'],
    ['list(string)', 'set(string)', 'behavior type x'],
    ['list(string)', 'any', 'addition type x'],
    ['any', 'list(string)', 'breaking type x'],
    ['map(string)', 'object({ a = string })', 'breaking type x'],
    ['list(object({ a = string }))', 'list(object({ a = string, b = number }))', 'breaking added x.b'],
    ['object({ a = string })', 'object({ a = string, b = optional(number) })', 'addition added x.b'],
    ['object({ a = string, b = number })', 'object({ a = string })', 'behavior removed x.b'],
    ['object({ a = string })', 'object({ a = optional(string) })', 'addition required x.a'],
    ['object({ a = optional(string) })', 'object({ a = string })', 'breaking required x.a'],
    ['object({ a = optional(number, 1) })', 'object({ a = optional(number, 2) })', 'behavior default x.a'],
    [
      'object({ a = object({ b = string }) })',
      'object({ a = object({ b = number }) })',
      'breaking type x.a.b',
    ],
  ])('of the types %s and %s differ by %s', (before, after, change) => {
    expect(brief(input(`type = ${before}`), input(`type = ${after}`))).toEqual([change]);
  });

  it('have other defaults, and a call can keep the old one', () => {
    const [change] = diff(input('default = "a"'), input('default = "b"'));
    expect(change).toMatchObject({
      severity: 'behavior',
      kind: 'default',
      before: '"a"',
      after: '"b"',
      call: { add: ['x = "a"'] },
    });
    // An old default that the new type rejects cannot be kept.
    const [, retyped] = diff(
      input('type = list(string)\ndefault = []'),
      input('type = map(string)\ndefault = {}'),
    );
    expect(retyped).toEqual({
      severity: 'note',
      subject: 'input',
      name: 'x',
      kind: 'default',
      message: 'The default has the new type.',
      before: '[]',
      after: '{}',
    });
    expect(brief(input('default = { a = 1, b = 2 }'), input('default = {\n  b = 2\n  a = 1\n}'))).toEqual([]);
    expect(brief(input('default = 1'), input(''))).toEqual(['breaking required x']);
    expect(brief(input(''), input('default = null'))).toEqual(['addition required x']);
  });

  it('have other rules', () => {
    const rule = (condition: string, message = 'No.') =>
      input(`type = string\nvalidation {\n  condition = ${condition}\n  error_message = "${message}"\n}`);
    const two = rule('contains(["a", "b"], var.x)');
    expect(brief(input('type = string'), two)).toEqual(['breaking validation x']);
    expect(brief(two, input('type = string'))).toEqual(['addition validation x']);
    expect(brief(two, rule('contains(["a", "b", "c"], var.x)', 'One of three.'))).toEqual([
      'addition validation x',
    ]);
    expect(brief(two, rule('contains(["a"], var.x)'))).toEqual(['breaking validation x']);
    expect(brief(two, rule('contains( ["a","b"], var.x )', 'Other words.'))).toEqual([]);
  });

  it.each([
    ['', 'sensitive = true', 'behavior sensitive x'],
    ['sensitive = true', '', 'note sensitive x'],
    ['', 'nullable = false', 'breaking nullable x'],
    ['default = 1', 'default = 1\nnullable = false', 'behavior nullable x'],
    ['ephemeral = true', '', 'breaking ephemeral x'],
    ['', 'deprecated = "Use y."', 'note deprecated x'],
  ])('have other marks: %j and %j', (before, after, change) => {
    expect(brief(input(before), input(after))).toEqual([change]);
  });
});

describe('outputs of two versions', () => {
  const output = (value: string, rest = '', name = 'y') =>
    `output "${name}" {\n  value = ${value}\n${rest}}\n`;

  it('come, go, are renamed, and become sensitive', () => {
    expect(brief(output('1'), '')).toEqual(['breaking removed y']);
    expect(brief('', output('1'))).toEqual(['addition added y']);
    expect(brief(output('1'), output('1', '', 'z'))).toEqual(['breaking renamed y']);
    expect(brief(output('1'), output('1', '  sensitive = true\n'))).toEqual(['breaking sensitive y']);
    expect(brief(output('1'), output('2'))).toEqual(['note value y']);
  });
});

describe('what two versions need', () => {
  const needs = (terraform: string, aws: string, more = '') =>
    `terraform {\n  required_version = "${terraform}"\n  required_providers {\n    aws = {\n      source = "hashicorp/aws"\n      version = "${aws}"\n${more}    }\n  }\n}\n`;

  it.each([
    ['>= 1.3', '>= 1.5', 'breaking constraint Terraform'],
    ['>= 1.5', '>= 1.3', 'addition constraint Terraform'],
    ['>= 1.5.0', '~> 1.5', 'breaking constraint Terraform'],
    ['~> 1.5.0', '~> 1.5', 'addition constraint Terraform'],
    ['>= 1.0, < 2.0', '>= 1.0', 'addition constraint Terraform'],
    ['>= 1.0', '>= 1.0.0', undefined],
  ])('Terraform %s and %s', (before, after, change) => {
    expect(brief(needs(before, '>= 5'), needs(after, '>= 5'))).toEqual(change === undefined ? [] : [change]);
  });

  it('providers in other versions, of other sources, with aliases', () => {
    expect(brief(needs('>= 1', '>= 5.0, < 6.0'), needs('>= 1', '>= 6.0'))).toEqual([
      'breaking constraint aws',
    ]);
    expect(brief('', needs('>= 1', '>= 5'))).toContain('behavior added aws');
    expect(brief(needs('>= 1', '>= 5'), needs('>= 1', '>= 5').replace('hashicorp/aws', 'acme/aws'))).toEqual([
      'breaking source aws',
    ]);
    const aliased = needs('>= 1', '>= 5', '      configuration_aliases = [aws.dr]\n');
    expect(diff(needs('>= 1', '>= 5'), aliased)).toMatchObject([
      { severity: 'breaking', name: 'aws.dr', call: { add: ['providers = {', '  aws.dr = aws.dr', '}'] } },
    ]);
  });
});

describe('what two versions make', () => {
  const subnet = (name: string) => `resource "aws_subnet" "${name}" {}\n`;

  it('is destroyed where nothing says that it moved', () => {
    expect(brief(subnet('a'), subnet('b'))).toEqual([
      'behavior removed aws_subnet.a',
      'note added aws_subnet.b',
    ]);
    const moved = 'moved {\n  from = aws_subnet.a\n  to   = aws_subnet.b["x"]\n}\n';
    expect(brief(subnet('a'), subnet('b') + moved)).toEqual(['note moved aws_subnet.a']);
    expect(brief(subnet('b') + moved, subnet('b') + moved)).toEqual([]);
    expect(brief('data "aws_region" "a" {}\n', '')).toEqual([]);
  });

  it('calls other modules', () => {
    const call = (version: string) => `module "v" {\n  source = "a/b/aws"\n  version = "${version}"\n}\n`;
    expect(diff(call('1.0.0'), call('2.0.0'))).toMatchObject([
      { severity: 'note', kind: 'source', before: 'a/b/aws 1.0.0', after: 'a/b/aws 2.0.0' },
    ]);
    expect(brief(call('1.0.0'), '')).toEqual(['behavior removed module.v']);
  });
});

describe('two versions of a catalog', () => {
  it('are compared module by module, the gravest changes first', () => {
    const before = [load(input('default = 1'), 'modules/a'), load('', 'modules/b'), load('', 'modules/same')];
    const after = [
      load(`${input('default = 1', 'new')}${input('default = 2')}${input('', 'must')}`, 'modules/a'),
      load('', 'services/b'),
      load('', 'modules/same'),
    ];
    const { modules, counts } = diffCatalogs(before, after);
    expect(modules.map(({ path, status, severity }) => `${path} ${status} ${severity}`)).toEqual([
      'modules/a changed breaking',
      'modules/b removed breaking',
      'services/b added addition',
    ]);
    expect(modules[0]?.changes.map(({ severity }) => severity)).toEqual(['breaking', 'behavior', 'addition']);
    expect(modules[1]?.changes[0]?.message).toContain('`services/b`');
    expect(counts).toEqual({ breaking: 2, behavior: 1, addition: 2, note: 0 });
  });

  it('say once what many modules share, and of each its own', () => {
    const needs = (version: string, more = '') =>
      `terraform {\n  required_version = "${version}"\n}\n${more}`;
    const paths = ['modules/a', 'modules/b', 'modules/c'];
    const before = paths.map((path) => load(needs('>= 1.3'), path));
    const after = paths.map((path) => load(needs('>= 1.5', path === 'modules/b' ? input('') : ''), path));
    const text = renderDiffMarkdown(diffCatalogs(before, after), {
      from: 'v1',
      to: 'v2',
      toUrl: (path) => `/${path}`,
    });
    expect(text).toBe(
      [
        '# Changes from `v1` to `v2`',
        '4 breaking changes.',
        '## In many modules',
        '**Breaking**, Terraform: Some versions are no longer allowed. Was `>= 1.3`. Is `>= 1.5`. In 3 modules.',
        '## `modules/b`',
        '[Reference of `modules/b`](/modules/b)',
        '**Breaking**, input `x`: New and required: every call has to set it.',
        '```diff\n+ x = "example"\n```\n',
      ].join('\n\n'),
    );
  });
});
