import { expect, it } from 'vitest';
import type { Json } from '../hcl/evaluate.ts';
import { describeTypeMismatch } from './describe-type-mismatch.ts';
import { parseModule } from './parse-module.ts';

const SOURCE = `variable "size" {
  type = number
}

variable "service" {
  type = object({
    names = optional(list(string))
    ports = optional(list(object({
      number = number
      hosts  = optional(map(string))
    })))
  })
}
`;

const { module } = parseModule(new Map([['main.tf', SOURCE]]), { name: 'm', path: 'm' });

function describe(name: string, value: Json): string | undefined {
  const variable = module?.variables.find((each) => each.name === name);
  if (variable === undefined) throw new Error(`no input \`${name}\``);
  return describeTypeMismatch(variable, value);
}

it('names the part of a value that does not fit, and its type in one line', () => {
  expect(describe('service', { ports: { number: 1 } })).toBe(
    'The value of `service.ports` does not fit its type `list(object)`',
  );
  expect(describe('service', { ports: [{ number: 1 }, { number: 'a' }] })).toBe(
    'The value of `service.ports[1].number` does not fit its type `number`',
  );
  expect(describe('service', { ports: [{ number: 1, hosts: { a: ['b'] } }] })).toBe(
    'The value of `service.ports[0].hosts["a"]` does not fit its type `string`',
  );
  expect(describe('service', ['a'])).toBe('The value of `service` does not fit its type `object`');
});

it('names an attribute that is not there', () => {
  expect(describe('service', { ports: [{}] })).toBe(
    'The value of `service.ports[0]` lacks the attribute `number`',
  );
});

it('keeps a short type as it is written, and says nothing of values that fit', () => {
  expect(describe('size', ['a'])).toBe('The value of `size` does not fit its type `number`');
  expect(describe('size', 1)).toBeUndefined();
  expect(describe('service', { names: ['a'] })).toBeUndefined();
});
