import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createSiteTest } from './site-test.ts';

export { expect, type Page } from '@playwright/test';

/** Inputs of the service that has many. */
export const MANY = 250;

/** Tests against `tests/fixtures/builder-site`, with a service of many inputs beside the one that is written there. */
export const test = createSiteTest('builder-site', {
  async prepare(dir) {
    const folder = path.join(dir, 'catalog/services/storage/many');
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, 'README.md'), '# Many\n\nHas many inputs.\n');
    await writeFile(path.join(folder, 'variables.tf'), Array.from({ length: MANY }, createInput).join('\n'));
  },
});

const TYPES = [
  ['string', '"a"'],
  ['number', '1'],
  ['list(string)', '[]'],
  ['map(object({ days = number, prefix = optional(string, "x") }))', '{}'],
] as const;

function createInput(_: unknown, index: number): string {
  const name = `input_${String(index).padStart(3, '0')}`;
  const [type, value] = TYPES[index % TYPES.length] ?? TYPES[0];
  const rule = `  validation {\n    condition     = length(jsonencode(var.${name})) < 60\n    error_message = "${name} is too long."\n  }\n`;
  return `variable "${name}" {\n  description = "Input ${index}, which changes one thing of the service and leaves all others as they are."\n  type        = ${type}\n  default     = ${value}\n${rule}}\n`;
}
