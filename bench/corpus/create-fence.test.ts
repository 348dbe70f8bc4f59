import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { parseHcl } from '#terraform/hcl/parser.ts';
import { createCode, createFence, LANGUAGES } from './create-fence.ts';
import { createRandom } from './random.ts';

const samples = Array.from({ length: 60 }, (_, index) => createRandom(`sample-${index}`));

describe('createCode', () => {
  test.each(LANGUAGES)('makes %s of at least the length that is asked for', (language) => {
    for (const [index, random] of samples.entries()) {
      expect(createCode(language, random, index * 50).length).toBeGreaterThanOrEqual(index * 50);
    }
  });

  test('makes HCL that parses', () => {
    for (const random of samples) {
      const { errors } = parseHcl(createCode('hcl', random, 1500), 'sample.tf');
      expect(errors).toEqual([]);
    }
  });

  test('makes JSON that parses', () => {
    for (const random of samples) {
      expect(JSON.parse(createCode('json', random, 600))).toHaveProperty('Statement');
    }
  });

  test('makes YAML that parses', () => {
    for (const random of samples) {
      const document: unknown = parse(createCode('yaml', random, 600));
      expect(document).toBeTypeOf('object');
    }
  });
});

describe('createFence', () => {
  test('opens with a language and closes behind the code', () => {
    for (const random of samples) {
      const lines = createFence(random, 200).split('\n');
      expect(lines[0]).toMatch(/^```(hcl|bash|json|yaml|go)( |$)/);
      expect(lines.filter((line) => line.startsWith('```'))).toHaveLength(2);
      expect(lines.at(-1)).toBe('```');
    }
  });
});
