import { describe, expect, it } from 'vitest';
import { formatHcl, layOut } from '../format/format.ts';
import { checkBlock } from './check-block.ts';
import { listChoices } from './list-choices.ts';
import { renderCall } from './render-call.ts';
import { formOf, loadSample, module, NESTED, sampleRange } from './sample-module.ts';

describe('the call of a form', () => {
  it('becomes a block of what differs from the defaults, laid out', () => {
    const form = formOf({ name: '"abc"', size: '1', disk: '{ gb = 10, kind = "ssd" }', big: 'true' });
    const text = renderCall(module, form, 'terraform', sampleRange);
    expect(text).toBe(
      'module "thing" {\n  source = "git::https://example.com/a.git//services/thing?ref=v1.0.0"\n\n  name = "abc"\n  big  = true\n}\n',
    );
    expect(formatHcl(text)).toBe(text);
    expect(renderCall(module, formOf({ name: '"a"' }), 'terragrunt', sampleRange)).toContain(
      'inputs = {\n  name = "a"\n}\n',
    );
    expect(renderCall(module, formOf({ disk: '{ gb = 20 }' }), 'tofu', sampleRange)).toContain(
      'disk = {\n    gb = 20\n  }',
    );
  });

  it('names what is missing in comments, so that the block stays one', () => {
    const form = formOf({ size: '[1 2', disk: '{ kind = "x" }' });
    const text = renderCall(module, form, 'terraform', sampleRange);
    expect(text).toContain('  # name = <string>\n  # size = <number>\n  disk = {\n    # gb = <number>\n');
    expect(formatHcl(text)).toBe(text);
    expect(checkBlock(text, module).errors).toEqual([]);
  });

  it('writes nested values and expressions as they are', () => {
    const rules = '{ a = { days = 3, tags = [var.b, "c"], filter = { prefix = "logs/" } } }';
    const text = renderCall(
      NESTED,
      formOf({ rules, pair: '["a", 2]', free: 'merge(local.a, { b = 1 })' }, NESTED),
      'tofu',
      sampleRange,
    );
    expect(text).toContain(
      '  rules = {\n    a = {\n      days   = 3\n      tags   = [var.b, "c"]\n      filter = {}\n    }\n  }\n',
    );
    expect(text).toContain('pair = ["a", 2]');
    expect(text).toContain('free = merge(local.a, { b = 1 })');
    expect(formatHcl(text)).toBe(text);
  });

  it('is laid out input by input as the whole block would be', () => {
    const long = loadSample(
      ['a', 'bbb', 'cc', 'dddddd', 'e', 'ff'].map((name) => `variable "${name}" {}\n`).join(''),
    );
    const values = ['1', '[1, 2]', '[\n1,\n]', '{\nx=1\nlong = 2\n}', '<<-E\n  a\n   b\nE\n', 'f( 1,2 )'];
    const texts = [...values, '1 + /* x\ny */ 2', '"a" == var.b ? [ "c" ]:[]', '(\n# c\n1)', ''];
    for (let seed = 0; seed < 200; seed++) {
      const pick = (index: number): string | undefined =>
        texts[(seed * 7 + index * (seed + 3)) % texts.length];
      const form = formOf(
        Object.fromEntries(long.variables.map(({ name }, index) => [name, pick(index) ?? ''])),
        long,
      );
      for (const flavour of ['terraform', 'terragrunt'] as const) {
        const text = renderCall(long, form, flavour, sampleRange);
        expect(layOut(text), text).toBe(text);
        expect(layOut(text.replace(/ +=/g, ' =')), text).toBe(text);
      }
    }
  });
});

describe('the choices of an input', () => {
  it('are those that its rule lists', () => {
    expect(NESTED.variables.map(listChoices)).toEqual([[], [], [], ['a', 'b']]);
  });
});
