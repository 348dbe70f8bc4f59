// biome-ignore-all lint/suspicious/noTemplateCurlyInString: templates of HCL look like JavaScript's
import { describe, expect, it } from 'vitest';
import { createDraft, parseDraft } from './draft.ts';
import { NESTED } from './sample-module.ts';

describe('the draft of a value', () => {
  const type = NESTED.variables[0]?.typeTree ?? { kind: 'any' };

  it('begins with what is required', () => {
    expect(createDraft({ kind: 'string' })).toEqual({ kind: 'text', text: '' });
    expect(createDraft(type)).toEqual({ kind: 'map', members: [] });
    const element = 'element' in type ? type.element : type;
    expect(createDraft(element)).toEqual({
      kind: 'object',
      attributes: new Map([['days', { kind: 'text', text: '' }]]),
    });
    const pair = createDraft({ kind: 'tuple', elements: [{ kind: 'string' }, { kind: 'number' }] });
    expect('members' in pair && pair.members.map(({ draft }) => draft.kind)).toEqual(['text', 'text']);
  });

  it('has the shape of its type, and keeps what no control can hold as it is written', () => {
    const draft = parseDraft('{ a = { days = 3, tags = [var.b, "c"] }, "b c" = local.rule }', type);
    expect(draft).toMatchObject({
      kind: 'map',
      members: [
        {
          key: 'a',
          draft: {
            attributes: new Map<string, unknown>([
              ['days', { kind: 'text', text: '3' }],
              [
                'tags',
                {
                  kind: 'list',
                  members: [
                    { draft: { kind: 'expression', text: 'var.b' } },
                    { draft: { kind: 'text', text: 'c' } },
                  ],
                },
              ],
            ]),
          },
        },
        { key: 'b c', draft: { kind: 'expression', text: 'local.rule' } },
      ],
    });
    expect(parseDraft('{ for k, v in var.x : k => v }', type)).toMatchObject({ kind: 'expression' });
    expect(parseDraft('{ (var.key) = 1 }', type)).toMatchObject({ kind: 'expression' });
    expect(parseDraft('"${var.a}-b"', { kind: 'string' })).toMatchObject({ kind: 'expression' });
    expect(parseDraft('"3"', { kind: 'number' })).toEqual({ kind: 'text', text: '3' });
    expect(parseDraft('null', { kind: 'bool' })).toMatchObject({ kind: 'expression' });
    expect(parseDraft('[1 2', type)).toBeUndefined();
  });
});
