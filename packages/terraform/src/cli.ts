import { stat } from 'node:fs/promises';
import { posix } from 'node:path';
import { parseArgs } from 'node:util';
import { checkCatalog } from './check/check-catalog.ts';
import { loadCatalog } from './check/load-catalog.ts';
import type { CommandOutput } from './command-output.ts';
import { runDiff, runRelease } from './diff/run-diff.ts';
import { renderError, type SourceError } from './hcl/errors.ts';
import { renderMarkdown } from './markdown/render-markdown.ts';
import { loadModule } from './model/load-module.ts';
import type { TerraformModule } from './model/module.ts';
import { listUsages, renderUsage, type UsageFlavour } from './usage/render-usage.ts';

const USAGE = `Usage: reference <module folder> [--json | --markdown | --usage terraform|tofu|terragrunt]
                 [--source <address>] [--version <release>] [--all] [--tofu]
       reference --check <catalog folder>
       reference diff <old> <new> [--json | --markdown]
       reference release <version> [--catalog <folder>] [--from <version>]

  --json       The model, as module.schema.json describes it; what comes without an option
  --markdown   The page as Markdown
  --usage      A call to paste for Terraform, OpenTofu or Terragrunt
  --tofu       Reads the folder as OpenTofu does, with its \`.tofu\` files; so does \`--usage tofu\`
  --source     Address that the call names; without it, the folder
  --version    Release that the call pins
  --all        All inputs in the call, not the required ones alone
  --check      Whether all modules of a catalog hold together: references, calls, formatting, cycles
  diff         What differs between two folders or states of the repository; ends with 1 when a change breaks calls
  release      Keeps the models of a catalog for later comparisons
`;

/**
 * Runs the reference generator's command. Returns the exit code: 0 for success, 1 for errors in the files, 2
 * for invalid arguments. Errors go to the error output as `file:line:column: message`, and then nothing goes
 * to the output.
 */
export async function runReference(argv: string[], output: CommandOutput): Promise<number> {
  if (argv.includes('--help') || argv.includes('-h')) {
    output.writeOut(USAGE);
    return 0;
  }
  const [first, ...rest] = argv;
  if (first === 'diff') return runDiff(rest, output);
  if (first === 'release') return runRelease(rest, output);
  const options = readOptions(argv);
  if (typeof options === 'string') {
    output.writeError(`${options}\n${USAGE}`);
    return 2;
  }
  return options.check ? runCheck(options.folder, output) : runModule(options, output);
}

interface ReferenceOptions {
  folder: string;
  check: boolean;
  markdown: boolean;
  usage: UsageFlavour | undefined;
  source: string | undefined;
  version: string;
  all: boolean;
  tofu: boolean;
}

function readOptions(argv: string[]): ReferenceOptions | string {
  try {
    const { values, positionals } = parseArgs({
      args: argv,
      allowPositionals: true,
      options: {
        check: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        markdown: { type: 'boolean', default: false },
        usage: { type: 'string' },
        source: { type: 'string' },
        version: { type: 'string', default: 'v1.0.0' },
        all: { type: 'boolean', default: false },
        tofu: { type: 'boolean', default: false },
      },
    });
    const [folder] = positionals;
    if (folder === undefined || positionals.length > 1) return 'Give exactly one folder.';
    const { check, markdown, source, version, all } = values;
    const usage = toFlavour(values.usage);
    if (values.usage !== undefined && usage === undefined) return `\`${values.usage}\` is not a usage.`;
    const forms = [check, values.json, markdown, usage !== undefined].filter(Boolean);
    if (forms.length > 1) return 'Give only one of --check, --json, --markdown and --usage.';
    const tofu = values.tofu || usage === 'tofu';
    return { folder, check, markdown, usage, source, version, all, tofu };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function toFlavour(value: string | undefined): UsageFlavour | undefined {
  return value === 'terraform' || value === 'tofu' || value === 'terragrunt' ? value : undefined;
}

async function runModule(options: ReferenceOptions, output: CommandOutput): Promise<number> {
  const folder = options.folder.replace(/\/+$/, '') || '/';
  const { module, errors } = await loadModule(folder, folder, options.tofu ? 'opentofu' : 'terraform');
  if (module === undefined) return reportErrors(folder, errors, output);
  if (module.tool !== undefined && options.usage === 'terraform') {
    const message = `${module.tool} alone reads the files of this folder`;
    return reportErrors(
      folder,
      [{ message, file: folder, line: 1, column: 1, hint: 'Ask for `--usage tofu`' }],
      output,
    );
  }
  output.writeOut(renderModule(module, options));
  return 0;
}

function renderModule(module: TerraformModule, options: ReferenceOptions): string {
  const { markdown, usage, source, version, all } = options;
  const local = posix.isAbsolute(module.path) ? module.path : `./${posix.normalize(module.path)}`;
  const inputs = all ? 'all' : 'required';
  const render = (flavour: UsageFlavour): string =>
    renderUsage(module, flavour, { source: source ?? local, version, inputs });
  if (usage !== undefined) return render(usage);
  if (!markdown) return `${JSON.stringify(module, undefined, 2)}\n`;
  // The description is the first paragraph of the README.
  const { readme, description, ...rest } = module;
  return renderMarkdown(rest, {
    ...(readme !== undefined && { readme: removeTitle(readme) }),
    usage: listUsages(module, render),
  });
}

function removeTitle(readme: string): string {
  return readme.replace(/^(?:\ufeff?(?:[ \t]*\r?\n)*)#[ \t].*(?:\r?\n|$)/, '');
}

async function runCheck(folder: string, output: CommandOutput): Promise<number> {
  const isFolder = await stat(folder)
    .then((stats) => stats.isDirectory())
    .catch(() => false);
  if (!isFolder) {
    const fault = {
      message: 'The folder cannot be read',
      file: folder,
      line: 1,
      column: 1,
      hint: 'Give a folder',
    };
    output.writeError(`${renderError(fault)}\n`);
    return 1;
  }
  const catalog = await loadCatalog(folder);
  const errors = [...catalog.errors, ...checkCatalog(catalog.modules)];
  if (errors.length > 0) return reportErrors(folder, errors, output);
  output.writeOut(`${catalog.modules.length} modules, no faults\n`);
  return 0;
}

function reportErrors(folder: string, errors: SourceError[], output: CommandOutput): number {
  const placed = errors.map((error) => ({ ...error, file: placeFile(folder, error.file) }));
  output.writeError(`${placed.map(renderError).join('\n')}\n`);
  return 1;
}

function placeFile(folder: string, file: string): string {
  return file === folder ? file : posix.join(folder, file);
}
