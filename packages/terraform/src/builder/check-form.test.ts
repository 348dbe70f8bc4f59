import { describe, expect, it, vi } from 'vitest';
import { testCondition } from '../usage/condition.ts';
import { createFormCheck } from './check-form.ts';
import { createDraft, createMember, type Draft, type Form } from './draft.ts';
import { formOf, loadSample, module, NESTED } from './sample-module.ts';

vi.mock('../usage/condition.ts', async (load) => {
  const real = await load<typeof import('../usage/condition.ts')>();
  return { ...real, testCondition: vi.fn(real.testCondition) };
});
const asked = vi.mocked(testCondition);

describe('a form', () => {
  const faultsOf = (form: Form, own = module) =>
    [...createFormCheck(own.variables)(form).values()]
      .flat()
      .map(
        ({ path, kind, message }) => `${path.replace(/\d+/g, '#')} ${kind}${message ? `: ${message}` : ''}`,
      );

  it('is answered by types and rules, where values are known', () => {
    expect(faultsOf(new Map())).toEqual(['name missing']);
    expect(faultsOf(formOf({ name: '"ab"' }))).toEqual(['name rule: The name ab is too short.']);
    expect(faultsOf(formOf({ name: 'var.name' }))).toEqual([]);
    expect(faultsOf(formOf({ name: '"abc"', size: '5', big: 'var.big' }))).toEqual([]);
    expect(faultsOf(formOf({ name: '"abc"', big: '[]' }))).toEqual(['big type']);
    expect(faultsOf(formOf({ name: '"abc"', disk: '{ kind = "x" }' }))).toEqual(['disk/gb missing']);
    expect(faultsOf(formOf({ name: '[1 2' }))).toEqual([expect.stringMatching(/^name syntax: /)]);
    expect(faultsOf(new Map([['name', { kind: 'text', text: '' }]]))).toEqual(['name missing']);
    expect(faultsOf(new Map([['size', { kind: 'text', text: 'two' }]]))).toEqual([
      'name missing',
      'size number',
    ]);
  });

  it('says where in a value something is wrong', () => {
    const days: Draft = { kind: 'text', text: 'x' };
    const rule: Draft = { kind: 'object', attributes: new Map([['days', days]]) };
    const members = [
      createMember(rule, 'a'),
      createMember(rule, 'a'),
      createMember(createDraft({ kind: 'any' })),
    ];
    expect(faultsOf(new Map([['rules', { kind: 'map', members }]]), NESTED)).toEqual([
      'rules/# key',
      'rules/# key',
      'rules/#/days number',
      'rules/#/days number',
      'rules/# missing',
    ]);
  });

  it('is checked from form to form as it would be from nothing', () => {
    const check = createFormCheck(module.variables);
    const steps = [
      {},
      { name: '"ab"' },
      { name: '"ab"', size: '5' },
      { name: '"abc"', size: '5' },
      { name: '"abc"', size: '5', big: 'true' },
      { name: '"abc"', size: '5', big: 'var.big' },
      { name: '"abc"', size: 'var.size' },
      { size: '5' },
    ];
    const known = new Map<string, Draft>();
    for (const step of steps) {
      // An unchanged draft is the same object in the next form.
      const form = new Map(
        [...formOf(step)].map(([name, draft]): [string, Draft] => {
          const text = `${name} ${JSON.stringify(draft)}`;
          known.set(text, known.get(text) ?? draft);
          return [name, known.get(text) ?? draft];
        }),
      );
      expect(check(form)).toEqual(createFormCheck(module.variables)(form));
    }
  });

  it('of hundreds of inputs asks one rule after a key, and leaves what was said of the others as it is', () => {
    const many = loadSample(
      Array.from(
        { length: 250 },
        (_, index) =>
          `variable "v${index}" {\n  type = string\n  validation {\n    condition = length(var.v${index}) < 3\n    error_message = "Long."\n  }\n}\n`,
      ).join(''),
    );
    const check = createFormCheck(many.variables);
    const form = new Map<string, Draft>(
      many.variables.map(({ name }) => [name, { kind: 'text', text: 'long' }]),
    );
    const before = check(form);
    expect(before.size).toBe(250);
    asked.mockClear();
    const after = check(new Map(form).set('v7', { kind: 'text', text: 'a' }));
    expect(asked).toHaveBeenCalledTimes(1);
    expect(after.has('v7')).toBe(false);
    expect(after.get('v8')).toBe(before.get('v8'));
    asked.mockClear();
    expect(check(form)).toEqual(before);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('asks a rule that reads another input when that one changes', () => {
    const check = createFormCheck(module.variables);
    const form = formOf({ name: '"abc"', size: '5' });
    expect([...check(form).keys()]).toEqual(['size']);
    asked.mockClear();
    expect([...check(new Map([...form, ...formOf({ big: 'true' })])).keys()]).toEqual([]);
    expect(asked).toHaveBeenCalledTimes(1);
  });
});
