import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseYamlData } from '@gruntwork-docs/engine/source';
import { z } from 'zod';

/** Converts a YAML data file to a module. Throws a `BuildError` for invalid YAML. */
export function toDataModule(file: string, siteDir: string): string {
  const name = path.relative(siteDir, file);
  const { value } = parseYamlData({ text: readFileSync(file, 'utf8'), file: name, schema: z.unknown() });
  return `export default ${JSON.stringify(value ?? null)};`;
}
