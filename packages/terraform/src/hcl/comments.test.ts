import { describe, expect, it } from 'vitest';
import { parseModule } from '../model/parse-module.ts';

/** Returns descriptions of an object type's attributes, by name. */
function describeAttributes(body: string): Record<string, string | undefined> {
  const text = `variable "x" {\n  type = object({\n${body}\n  })\n}\n`;
  const { module, errors } = parseModule(new Map([['main.tf', text]]), { name: 'm', path: 'm' });
  expect(errors).toEqual([]);
  const type = module?.variables[0]?.typeTree;
  if (type === undefined || !('attributes' in type)) throw new Error('the type must be an object');
  return Object.fromEntries(type.attributes.map(({ name, description }) => [name, description]));
}

describe('comments as descriptions', () => {
  it('the one beside an attribute counts, and the one above where there is none', () => {
    expect(describeAttributes('# Network.\na = string # The range.\n# Above.\nb = string')).toEqual({
      a: 'The range.',
      b: 'Above.',
    });
  });

  it.each([
    ['drawn with rulers', '# -------\n# Network\n# -------\na = string'],
    ['drawn with one ruler', '# -------\n# Network\na = string'],
    ['underlined', '# Network\n# =======\na = string'],
    ['set between dashes', '# --- Network ---\na = string'],
    ['made of signs', '#########\n# Network #\n#########\na = string'],
    ['a word above several', '# Required\na = string\nb = string'],
    ['settings of several', '# Network settings\na = string\nb = string'],
    ['with a colon above several', '# The network:\na = string\nb = string'],
  ])('a heading of a section %s is no description', (_, body) => {
    expect(describeAttributes(body).a).toBeUndefined();
  });

  it('what stands below a heading is one', () => {
    expect(describeAttributes('# -------\n# Network\n# -------\n# The range.\na = string').a).toBe(
      'The range.',
    );
  });

  it('a comment that could be a heading is a description where the next attribute has its own', () => {
    expect(describeAttributes('# Network settings\na = string\n# Others\nb = string').a).toBe(
      'Network settings',
    );
    expect(describeAttributes('# Network settings\na = string').a).toBe('Network settings');
    expect(describeAttributes('# The name of the role.\na = string\nb = string').a).toBe(
      'The name of the role.',
    );
  });
});
