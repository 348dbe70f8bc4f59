import { parseArgs } from 'node:util';
import { BuildError } from '@gruntwork-docs/engine/source';
import type { CatalogOptionsInput } from '../catalog/catalog-options.ts';

/** Command-line arguments of a reference site. */
export interface SiteArguments {
  /** Folder of one repository, or of several next to each other. */
  readonly folder: string;
  readonly out: string;
  readonly title: string | undefined;
  readonly url: string | undefined;
  readonly baseUrl: string | undefined;
  readonly catalog: CatalogOptionsInput;
  readonly onFaultySamples: Severity;
}

type Severity = 'ignore' | 'warn' | 'throw';

export const SITE_USAGE = `Usage: reference site <folder> --out <folder> [options]

  <folder>              A repository of Terraform modules, or several side by side
  --out                 Folder that the site is written to
  --title               Title of the site; without it, the repository's name
  --url                 Origin that the site is published at: https://modules.example.com
  --base-url            Path that it has there: /modules/
  --repository          owner/name of the repository; without it, that of git's remote \`origin\`
  --host                Host of the repository; without it, that of git's remote, or github.com
  --source              Address of the repository in calls; without it, git::https://<host>/<repository>.git
  --registry-address    namespace/name/provider, where the modules are at a registry
  --version             Release that the files are of; without it, git's newest release tag
  --layout              Folders of modules, with commas: 'modules/*,stacks/*/*'
  --on-faulty-modules   throw, warn or ignore; without it, throw
  --on-faulty-samples   throw, warn or ignore; without it, warn
`;

const OPTIONS = {
  out: { type: 'string' },
  title: { type: 'string' },
  url: { type: 'string' },
  'base-url': { type: 'string' },
  repository: { type: 'string' },
  host: { type: 'string' },
  source: { type: 'string' },
  'registry-address': { type: 'string' },
  version: { type: 'string' },
  layout: { type: 'string' },
  'on-faulty-modules': { type: 'string' },
  'on-faulty-samples': { type: 'string' },
} as const;

/** Parses the command line. Throws a `BuildError` that describes the invalid argument. */
export function parseSiteArguments(argv: readonly string[]): SiteArguments {
  const { values, positionals } = parse(argv);
  const [folder, extra] = positionals;
  if (folder === undefined || extra !== undefined)
    throw new BuildError(folder === undefined ? 'no folder given' : `unexpected argument \`${extra}\``, {
      hint: 'Give one folder: `reference site <folder> --out <folder>`.',
    });
  if (values.out === undefined)
    throw new BuildError('`--out` is missing', { hint: 'Name the folder that the site is written to.' });
  const { repository, host, source, version, layout } = values;
  const registryAddress = values['registry-address'];
  return {
    folder,
    out: values.out,
    title: values.title,
    url: values.url,
    baseUrl: values['base-url'],
    catalog: {
      ...(repository !== undefined && { repository }),
      ...(host !== undefined && { host }),
      ...(source !== undefined && { source }),
      ...(registryAddress !== undefined && { registryAddress }),
      ...(version !== undefined && { version }),
      ...(layout !== undefined && { layout: layout.split(',').map((part) => part.trim()) }),
      onFaultyModules: toSeverity(values['on-faulty-modules'], 'throw', '--on-faulty-modules'),
    },
    onFaultySamples: toSeverity(values['on-faulty-samples'], 'warn', '--on-faulty-samples'),
  };
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], allowPositionals: true, options: OPTIONS });
  } catch (error) {
    const message = error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error);
    throw new BuildError(message, {
      hint: `Options: ${Object.keys(OPTIONS)
        .map((name) => `--${name}`)
        .join(', ')}.`,
    });
  }
}

function toSeverity(value: string | undefined, fallback: Severity, option: string): Severity {
  if (value === undefined) return fallback;
  if (value === 'ignore' || value === 'warn' || value === 'throw') return value;
  throw new BuildError(`\`${option} ${value}\` is not known`, { hint: 'Use throw, warn or ignore.' });
}
