import { describe, expect, it } from 'vitest';
import { listLeftOut, readLink, writeLink } from './form-link.ts';
import { renderCall } from './render-call.ts';
import { formOf, module, NESTED, sampleRange } from './sample-module.ts';

describe('a link', () => {
  it('brings back what was typed', () => {
    const texts = { name: '"a & b=c"', size: '1', disk: '{\ngb = var.gb\n}' };
    expect(listLeftOut(module.variables, formOf(texts))).toEqual([]);
    const read = readLink(module.variables, writeLink(module.variables, formOf(texts)));
    expect(renderCall(module, read.form, 'tofu', sampleRange)).toBe(
      renderCall(module, formOf(texts), 'tofu', sampleRange),
    );
    expect([...read.form.keys()]).toEqual(['name', 'size', 'disk']);
  });

  it('holds nothing that is sensitive, or that goes by the name of a secret', () => {
    const form = formOf({ name: '"abc"', token: '"hush"' });
    expect(writeLink(module.variables, form)).toBe('name=%22abc%22');
    expect(listLeftOut(module.variables, form)).toEqual(['token']);
    const rules = '{ a = { days = 1, filter = { secret = "hush", prefix = "p" } } }';
    const free = '{ DB_PASSWORD = "hush", x = 1 }';
    const nested = formOf({ rules, free }, NESTED);
    expect(listLeftOut(NESTED.variables, nested)).toEqual(['rules.a.filter.secret', 'free']);
    const text = writeLink(NESTED.variables, nested);
    expect(text).toContain('prefix');
    expect(text).not.toContain('hush');
  });

  it('of another version, or of anybody, is read as far as it makes sense', () => {
    const { form, unknown, refused } = readLink(
      module.variables,
      'name=%22abc%22&old=1&size=%5B1&token=%22x%22&__proto__=1&=&%ZZ',
    );
    expect([...form.keys()]).toEqual(['name']);
    expect(unknown).toEqual(['old', '__proto__', '', '%ZZ']);
    expect(refused).toEqual(['size', 'token']);
    expect(readLink(module.variables, `name=${'1'.repeat(300_000)}`).form.size).toBe(0);
  });
});
