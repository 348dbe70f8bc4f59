import { describe, expect, it } from 'vitest';
import { formatHcl } from '../format/format.ts';
import { checkBlock } from './check-block.ts';
import { listChoices } from './list-choices.ts';
import { renderCall } from './render-call.ts';
import { formOf, module, NESTED, place } from './sample-module.ts';

describe('the call of a form', () => {
  it('becomes a block of what differs from the defaults, laid out', () => {
    const form = formOf({ name: '"abc"', size: '1', disk: '{ gb = 10, kind = "ssd" }', big: 'true' });
    const text = renderCall(module, form, 'terraform', place);
    expect(text).toBe(
      'module "thing" {\n  source = "git::https://example.com/a.git//services/thing?ref=v1.0.0"\n\n  name = "abc"\n  big  = true\n}\n',
    );
    expect(formatHcl(text)).toBe(text);
    expect(renderCall(module, formOf({ name: '"a"' }), 'terragrunt', place)).toContain(
      'inputs = {\n  name = "a"\n}\n',
    );
    expect(renderCall(module, formOf({ disk: '{ gb = 20 }' }), 'tofu', place)).toContain(
      'disk = {\n    gb = 20\n  }',
    );
  });

  it('names what is missing in comments, so that the block stays one', () => {
    const form = formOf({ size: '[1 2', disk: '{ kind = "x" }' });
    const text = renderCall(module, form, 'terraform', place);
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
      place,
    );
    expect(text).toContain(
      '  rules = {\n    a = {\n      days   = 3\n      tags   = [var.b, "c"]\n      filter = {}\n    }\n  }\n',
    );
    expect(text).toContain('pair = ["a", 2]');
    expect(text).toContain('free = merge(local.a, { b = 1 })');
    expect(formatHcl(text)).toBe(text);
  });
});

describe('the choices of an input', () => {
  it('are those that its rule lists', () => {
    expect(NESTED.variables.map(listChoices)).toEqual([[], [], [], ['a', 'b']]);
  });
});
