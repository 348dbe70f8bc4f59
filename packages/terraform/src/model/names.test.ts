// biome-ignore-all lint/suspicious/noTemplateCurlyInString: templates of HCL look like JavaScript's
import { describe, expect, it } from 'vitest';
import { renderError } from '../hcl/errors.ts';
import { parseModule } from './parse-module.ts';

function errorsOf(text: string): string[] {
  const { errors } = parseModule(new Map([['main.tf', text]]), { name: 'm', path: 'm' });
  return errors.map((error) => renderError({ ...error, hint: '' }).replace(' ()', ''));
}

describe('names', () => {
  it.each(['a b/../x', '', '-a', '1a', 'a.b'])('`%s` is not one, as Terraform has it', (name) => {
    const text = `variable "${name}" {}\noutput "${name}" {\n  value = 1\n}\nmodule "${name}" {\n  source = "./x"\n}\n`;
    expect(errorsOf(text)).toEqual([
      `main.tf:1:10: \`${name}\` is not a name for a variable`,
      `main.tf:2:8: \`${name}\` is not a name for an output`,
      `main.tf:5:8: \`${name}\` is not a name for a module call`,
    ]);
  });

  it.each(['_a', 'ä', 'a-b', 'self', 'each', 'var', 'path', 'constructor'])('`%s` is one', (name) => {
    expect(errorsOf(`variable "${name}" {}\n`)).toEqual([]);
  });

  it.each(['source', 'version', 'providers', 'count', 'for_each', 'lifecycle', 'depends_on', 'locals'])(
    'no variable is called `%s`, but an output may be',
    (name) => {
      expect(errorsOf(`variable "${name}" {}\n`)).toEqual([
        `main.tf:1:10: \`${name}\` is reserved: it has a meaning of its own in \`module\` blocks`,
      ]);
      expect(errorsOf(`output "${name}" {\n  value = 1\n}\n`)).toEqual([]);
    },
  );

  it('both labels of a resource are names', () => {
    expect(errorsOf('resource "a b" "1" {}\ndata "a" "" {}\nprovider "-x" {}\n')).toEqual([
      'main.tf:1:10: `a b` is not a name for a resource type',
      'main.tf:1:16: `1` is not a name for a resource',
      'main.tf:2:10: `` is not a name for a data source',
      'main.tf:3:10: `-x` is not a name for a provider',
    ]);
  });

  it('in JSON syntax too', () => {
    const { errors } = parseModule(new Map([['a.tf.json', '{ "variable": { "count": {} } }']]), {
      name: 'm',
      path: 'm',
    });
    expect(errors.map(({ message }) => message)).toEqual([
      '`count` is reserved: it has a meaning of its own in `module` blocks',
    ]);
  });
});
