// biome-ignore-all lint/suspicious/noTemplateCurlyInString: templates of HCL look like JavaScript's
import { describe, expect, it } from 'vitest';
import { diffModule } from '../diff/diff-catalogs.ts';
import { formatHcl } from '../format/format.ts';
import { parseModule } from '../model/parse-module.ts';
import { checkBlock } from './check-block.ts';
import { checkForm } from './check-form.ts';
import { checkValues } from './check-values.ts';
import { createDraft, createMember, type Draft, type Form, parseDraft } from './draft.ts';
import { readLink, writeLink } from './form-link.ts';
import { listChoices } from './list-choices.ts';
import { renderCall } from './render-call.ts';

const MODULE = `variable "name" {
  type = string
  validation {
    condition     = length(var.name) > 2
    error_message = "The name \${var.name} is too short."
  }
}
variable "size" {
  type     = number
  default  = 1
  nullable = false
  validation {
    condition     = var.size < 3 || var.big
    error_message = "Only big ones have more."
  }
}
variable "big" {
  type    = bool
  default = false
}
variable "disk" {
  type = object({
    gb   = number
    kind = optional(string, "ssd")
  })
  default = { gb = 10 }
}
variable "token" {
  type      = string
  default   = null
  sensitive = true
}
`;

function load(text = MODULE) {
  const { module, errors } = parseModule(new Map([['main.tf', text]]), {
    name: 'thing',
    path: 'services/thing',
  });
  if (module === undefined) throw new Error(errors.map(({ message }) => message).join('\n'));
  return module;
}
const module = load();
const place = { source: 'git::https://example.com/a.git//services/thing', version: 'v1.0.0' };

describe('values in a form', () => {
  const faultsOf = (given: Parameters<typeof checkValues>[1]) =>
    checkValues(module.variables, given).map(({ name, kind, message }) => `${name} ${kind}: ${message}`);

  it('are answered by the types and the rules of the module', () => {
    expect(faultsOf({})).toEqual(['name missing: The input is required.']);
    expect(faultsOf({ name: 'ab' })).toEqual(['name rule: The name ab is too short.']);
    expect(faultsOf({ name: 'abc', disk: { kind: 'x' } })).toEqual([
      'disk type: The value does not fit the type `object({\n    gb   = number\n    kind = optional(string, "ssd")\n  })`.',
    ]);
  });

  it('are seen together, with the defaults of the others', () => {
    expect(faultsOf({ name: 'abc', size: 5 })).toEqual(['size rule: Only big ones have more.']);
    expect(faultsOf({ name: 'abc', size: 5, big: true })).toEqual([]);
    expect(faultsOf({ name: 'abc', size: null })).toEqual([]);
  });
});

/** A form of texts in HCL; what is no expression is put in as it was typed. */
function formOf(texts: Readonly<Record<string, string>>, { variables } = module): Form {
  return new Map(
    Object.entries(texts).map(([name, text]): [string, Draft] => {
      const type = variables.find((variable) => variable.name === name)?.typeTree ?? { kind: 'any' };
      return [name, parseDraft(text, type) ?? { kind: 'expression', text }];
    }),
  );
}

const NESTED = load(`variable "rules" {
  type = map(object({
    days   = number
    tags   = optional(list(string), [])
    filter = optional(object({
      prefix = optional(string, "logs/")
      secret = optional(string)
    }))
  }))
  default = {}
}
variable "pair" {
  type    = tuple([string, number])
  default = ["a", 1]
}
variable "free" {
  type    = any
  default = null
}
variable "kind" {
  type    = string
  default = "a"
  validation {
    condition     = contains(["a", "b"], var.kind)
    error_message = "A kind."
  }
}
`);

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

describe('a form', () => {
  const faultsOf = (form: Form, own = module) =>
    [...checkForm(own.variables, form).faults.values()]
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
    expect(faultsOf(new Map([['name', { kind: 'text', text: ' ' }]]))).toEqual(['name missing']);
    expect(faultsOf(new Map([['size', { kind: 'text', text: 'two' }]]))).toEqual([
      'size number',
      'name missing',
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

  it('takes the choices of an input from its rule', () => {
    expect(NESTED.variables.map(listChoices)).toEqual([[], [], [], ['a', 'b']]);
  });
});

describe('a link', () => {
  it('brings back what was typed', () => {
    const texts = { name: '"a & b=c"', size: '1', disk: '{\ngb = var.gb\n}' };
    const { text, leftOut } = writeLink(module.variables, formOf(texts));
    expect(leftOut).toEqual([]);
    const read = readLink(module.variables, text);
    expect(renderCall(module, read.form, 'tofu', place)).toBe(
      renderCall(module, formOf(texts), 'tofu', place),
    );
    expect([...read.form.keys()]).toEqual(['name', 'size', 'disk']);
  });

  it('holds nothing that is sensitive, or that goes by the name of a secret', () => {
    const { text, leftOut } = writeLink(module.variables, formOf({ name: '"abc"', token: '"hush"' }));
    expect([text, leftOut]).toEqual(['name=%22abc%22', ['token']]);
    const rules = '{ a = { days = 1, filter = { secret = "hush", prefix = "p" } } }';
    const free = '{ DB_PASSWORD = "hush", x = 1 }';
    const nested = writeLink(NESTED.variables, formOf({ rules, free }, NESTED));
    expect(nested.leftOut).toEqual(['rules.a.filter.secret', 'free']);
    expect(nested.text).toContain('prefix');
    expect(nested.text).not.toContain('hush');
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

describe('a pasted block', () => {
  const block = (inputs: string) => `module "x" {\n  source = "${place.source}?ref=v1.0.0"\n${inputs}\n}\n`;

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
    const before = load(
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
    const text = `terraform {\n  source = "${place.source}?ref=v1.0.0"\n}\ninclude "root" {\n  path = "x"\n}\ninputs = {\n  size = []\n}\n`;
    expect(checkBlock(text, module).findings.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'type size',
    ]);
  });

  it('that is none or does not parse is said with its place', () => {
    expect(checkBlock('module "x" {\n  a = [1 2]\n}\n', module).errors[0]).toMatchObject({ line: 2 });
    expect(checkBlock('a = 1\n', module).errors[0]?.message).toBe('There is no call of a module');
  });
});
