import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'rolldown/utils';

/** One import of a module: types as well, since what is read together belongs together. */
export interface ModuleImport {
  /** Absolute path of the module that imports. */
  readonly file: string;
  /** As it is written. */
  readonly name: string;
}

/** Reads the imports of all modules below a folder; tests may look wherever they like. */
export function readImports(folder: string): ModuleImport[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|(?:^|\/)(?:golden|fixtures)\//.test(name))
    .sort()
    .flatMap((name) => {
      const file = path.join(folder, name);
      return readModule(file, readFileSync(file, 'utf8')).map((imported) => ({ file, name: imported }));
    });
}

/** What a module imports, and what it exports of others. */
export function readModule(file: string, text: string): string[] {
  const { module } = parseSync(file, text);
  const names = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.map(({ moduleRequest }) => moduleRequest?.value ?? ''),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
      text.slice(start, end).replace(/^['"]|['"]$/g, ''),
    ),
  ];
  return [...new Set(names)].filter((name) => name !== '');
}
