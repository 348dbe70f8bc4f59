import { describe, expect, it } from 'vitest';
import { diffModule } from '../diff/diff-catalogs.ts';
import { checkBlock } from './check-block.ts';
import { loadSample, MODULE, module, sampleRange } from './sample-module.ts';

describe('a pasted block', () => {
  const block = (inputs: string) =>
    `module "x" {\n  source = "${sampleRange.source}?ref=v1.0.0"\n${inputs}\n}\n`;

  it('is told what is missing, unknown, of a wrong type and refused', () => {
    const { findings, version, values, form, isOwn } = checkBlock(
      block('  sise = 2\n  big = "maybe"\n  disk = var.disk\n  count = 2'),
      module,
    );
    expect([version, isOwn]).toEqual(['v1.0.0', true]);
    expect(values).toEqual({ sise: 2, big: 'maybe' });
    expect(form).toEqual(
      new Map([
        ['big', { kind: 'expression', text: '"maybe"' }],
        ['disk', { kind: 'expression', text: 'var.disk' }],
      ]),
    );
    expect(findings.map(({ kind, name, line }) => [kind, name, line])).toEqual([
      ['unknown', 'sise', 3],
      ['missing', 'name', undefined],
      ['type', 'big', 4],
    ]);
    expect(findings[0]?.message).toContain('`size`');
    expect(checkBlock(block('  name = "ab"'), module).findings).toMatchObject([
      { kind: 'rule', name: 'name' },
    ]);
    expect(checkBlock(block('  name = local.name'), module).findings).toEqual([]);
    expect(
      checkBlock(block('  name = "abc"\n  disk = { gb = 1, sort = "x" }'), module).findings,
    ).toMatchObject([{ kind: 'unknown', name: 'disk.sort', line: 4 }]);
  });

  it('may call another module', () => {
    const other = block('  name = "abc"').replace('services/thing', 'services/other');
    expect(checkBlock(other, module)).toMatchObject({ isOwn: false, errors: [] });
  });

  it('is told what changed of its inputs since the version that it pins', () => {
    const before = loadSample(
      MODULE.replace('type    = bool', 'type    = string')
        .replace('= 1\n', '= 2\n')
        .replace('"token"', '"secret"'),
    );
    const versions: string[] = [];
    const { findings } = checkBlock(
      block('  name = "abc"\n  big = true\n  secret = "x"'),
      module,
      (version) => {
        versions.push(version);
        return diffModule(before, module);
      },
    );
    expect(versions).toEqual(['v1.0.0']);
    expect(findings.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'unknown secret',
      'changed secret',
      'changed big',
      'changed size',
    ]);
  });

  it('may be a Terragrunt file, whose inputs may come from elsewhere', () => {
    const text = `terraform {\n  source = "${sampleRange.source}?ref=v1.0.0"\n}\ninclude "root" {\n  path = "x"\n}\ninputs = {\n  size = []\n}\n`;
    expect(checkBlock(text, module).findings.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'type size',
    ]);
  });

  it('that is none or does not parse is said with its place', () => {
    expect(checkBlock('module "x" {\n  a = [1 2]\n}\n', module).errors[0]).toMatchObject({ line: 2 });
    expect(checkBlock('a = 1\n', module).errors[0]?.message).toBe('There is no call of a module');
  });
});
