import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { CommandOutput } from '../command-output.ts';
import { toCompact } from './compact.ts';
import { diffCatalogs } from './diff-catalogs.ts';
import { loadVersion } from './load-version.ts';
import { renderDiffMarkdown, renderDiffText } from './render-diff.ts';

export const DIFF_USAGE = `Usage: reference diff <old> <new> [--json | --markdown]
       reference release <version> [--catalog <folder>] [--from <version>]

  <old>, <new>  Folders, data of releases (\`v1.2.0.json\`) or states of the repository: \`v1.2.0\`, \`v1.2.0:catalog\`
  --json        The differences as data
  --markdown    The differences as a document
  --catalog     Folder of the catalog whose models a release keeps; without it, \`catalog\`
  --from        Version whose models are kept; without it, the catalog as it is

The exit code is 1 when a change breaks calls that were right, and 2 when the versions cannot be compared.
`;

/** Prints the differences between two versions of a module or catalog. */
export async function runDiff(argv: string[], output: CommandOutput): Promise<number> {
  const options = readArguments(argv, { json: { type: 'boolean' }, markdown: { type: 'boolean' } });
  if (typeof options === 'string') return reportUse(options, output);
  const { values, positionals } = options;
  const [from, to] = positionals;
  if (from === undefined || to === undefined || positionals.length > 2)
    return reportUse('Give exactly two versions.', output);
  if (values.json === true && values.markdown === true)
    return reportUse('Give only one of --json and --markdown.', output);
  const [before, after] = await Promise.all([loadVersion(from), loadVersion(to)]);
  const faults = [before, after].flatMap((version) => ('fault' in version ? [version.fault] : []));
  if ('fault' in before || 'fault' in after) {
    output.writeError(`${faults.join('\n')}\n`);
    return 2;
  }
  const diff = diffCatalogs(before.modules, after.modules);
  if (values.json === true) output.writeOut(`${JSON.stringify({ from, to, ...diff }, undefined, 2)}\n`);
  else
    output.writeOut(values.markdown === true ? renderDiffMarkdown(diff, { from, to }) : renderDiffText(diff));
  return diff.counts.breaking > 0 ? 1 : 0;
}

/** Writes the models of a catalog's modules to its folder of releases, for later comparisons. */
export async function runRelease(argv: string[], output: CommandOutput): Promise<number> {
  const options = readArguments(argv, { catalog: { type: 'string' }, from: { type: 'string' } });
  if (typeof options === 'string') return reportUse(options, output);
  const { values, positionals } = options;
  const [version, ...more] = positionals;
  if (version === undefined || more.length > 0) return reportUse('Give exactly one version.', output);
  if (!/^v\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))
    return reportUse(`\`${version}\` is not a release such as \`v1.2.3\`.`, output);
  const catalog = typeof values.catalog === 'string' ? values.catalog : 'catalog';
  const loaded = await loadVersion(typeof values.from === 'string' ? values.from : catalog);
  if ('fault' in loaded) {
    output.writeError(`${loaded.fault}\n`);
    return 2;
  }
  const folder = join(catalog, 'releases');
  const file = join(folder, `${version}.json`);
  await mkdir(folder, { recursive: true });
  const modules = loaded.modules.map((module) => `  ${JSON.stringify(toCompact(module))}`);
  await writeFile(file, `{ "version": "${version}", "modules": [\n${modules.join(',\n')}\n] }\n`);
  output.writeOut(`${file}: ${modules.length} modules\n`);
  return 0;
}

type Options = NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>['options']>;

function readArguments(
  args: string[],
  options: Options,
): { values: Record<string, unknown>; positionals: string[] } | string {
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function reportUse(message: string, output: CommandOutput): number {
  output.writeError(`${message}\n${DIFF_USAGE}`);
  return 2;
}
