import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { renderError } from './hcl/errors.ts';
import { loadModule } from './model/load-module.ts';
import { findSchemaErrors } from './schema-check.ts';

const golden = join(import.meta.dirname, 'golden');
const schema: unknown = JSON.parse(readFileSync(join(import.meta.dirname, 'module.schema.json'), 'utf8'));
const cases = readdirSync(golden, { withFileTypes: true }).filter((entry) => entry.isDirectory());
// Run with UPDATE_GOLDEN=1 to write the loader's current output, then review the diff.
const updates = process.env.UPDATE_GOLDEN === '1';

async function outcomeOf(name: string) {
  const dialect = name.startsWith('tofu-') ? 'opentofu' : 'terraform';
  const { module, errors } = await loadModule(join(golden, name), name, dialect);
  if (module === undefined)
    return { file: 'errors.txt', text: `${errors.map(renderError).join('\n')}\n`, module };
  return { file: 'module.json', text: `${JSON.stringify(module, undefined, 2)}\n`, module };
}

describe('golden modules', () => {
  it.each(cases.map((entry) => entry.name))('%s gives what its golden file says', async (name) => {
    const { file, text } = await outcomeOf(name);
    const path = join(golden, name, file);
    if (updates) writeFileSync(path, text);
    expect(existsSync(path), `the outcome is ${text}`).toBe(true);
    expect(text).toBe(readFileSync(path, 'utf8'));
  });

  it.each(cases.map((entry) => entry.name))('%s fits the JSON Schema', async (name) => {
    const { module } = await outcomeOf(name);
    if (module !== undefined)
      expect(findSchemaErrors(JSON.parse(JSON.stringify(module)), schema)).toEqual([]);
  });

  it('the JSON Schema refuses a module that lacks a key or has one too many', () => {
    const variable = { name: 'a', typeTree: { kind: 'list' }, required: true, surplus: 1 };
    const faults = findSchemaErrors({ name: 'x', variables: [variable] }, schema);
    expect(faults).toContain('$: `path` is missing');
    expect(faults).toContain('$.variables[0]: `surplus` is not allowed');
    expect(faults).toContain('$.variables[0].typeTree: fits 0 of the alternatives');
  });
});
