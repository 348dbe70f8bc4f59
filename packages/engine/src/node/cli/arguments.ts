import { parseArgs } from 'node:util';
import { BuildError } from '../errors/build-error.ts';

export const commandNames = ['start', 'dev', 'build', 'preview', 'search:records', 'init'] as const;
export type CommandName = (typeof commandNames)[number];

export interface Arguments {
  readonly command: CommandName;
  /** Folder of the site. */
  readonly site: string;
  /** Folder that the built site is written to and served from. */
  readonly out: string;
  /** File that search records are written to. */
  readonly file: string;
  readonly port: number;
  readonly host: string;
  /** Title of a new site. */
  readonly title: string;
  /** Overrides the config's `baseUrl`. */
  readonly baseUrl: string | undefined;
}

export const DEFAULT_PORT = 3000;

/**
 * Parses `build --site folder --out folder`. Throws a `BuildError` that explains what is wrong with the
 * command line.
 */
export function parseArguments(argv: readonly string[]): Arguments {
  const { values, positionals } = parse(argv);
  const [name, extra] = positionals;
  const command = commandNames.find((candidate) => candidate === name);
  if (command === undefined) {
    throw new BuildError(name === undefined ? 'no command given' : `unknown command \`${name}\``, {
      hint: `Use one of: ${commandNames.join(', ')}.`,
    });
  }
  if (command === 'init' && extra === undefined) {
    throw new BuildError('`init` needs a folder', {
      hint: 'Name a new one: `gruntwork-docs init my-docs --title "My docs"`.',
    });
  }
  if (extra !== undefined && command !== 'init')
    throw new BuildError(`unexpected argument \`${extra}\``, {
      hint: 'Folders are given with `--site` and `--out`.',
    });
  const site = (command === 'init' ? extra : undefined) ?? values.site ?? process.cwd();
  const isRecords = command === 'search:records';
  return {
    command,
    site,
    out: (isRecords ? undefined : values.out) ?? `${site}/dist`,
    file: (isRecords ? values.out : undefined) ?? `${site}/search-records.json`,
    title: values.title ?? 'Docs',
    port: parsePort(values.port),
    host: values.host ?? 'localhost',
    baseUrl: parseBaseUrl(values['base-url'], command),
  };
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        site: { type: 'string' },
        out: { type: 'string' },
        port: { type: 'string' },
        host: { type: 'string' },
        'base-url': { type: 'string' },
        title: { type: 'string' },
      },
    });
  } catch (error) {
    const message = error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error);
    throw new BuildError(message, {
      hint: 'Options: --site <folder>, --out <folder>, --port <number>, --host <name>, --base-url <path>.',
    });
  }
}

function parsePort(text: string | undefined): number {
  if (text === undefined) return DEFAULT_PORT;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new BuildError(`\`--port ${text}\` is not a port`, {
    hint: 'Use a whole number from 0 (any free port) to 65535.',
  });
}

function parseBaseUrl(text: string | undefined, command: CommandName): string | undefined {
  if (text === undefined) return undefined;
  if (command === 'search:records') {
    throw new BuildError('`--base-url` is of no use to `search:records`', {
      hint: 'Records name the published pages: set `url` and `baseUrl` in `site.config.ts`.',
    });
  }
  if (command === 'preview') {
    throw new BuildError('`--base-url` is of no use to `preview`', {
      hint: 'A built site tells what it was built for; give the option to `build`.',
    });
  }
  if (/^\/(.*[^/]\/)?$/.test(text)) return text;
  const path = text.split('/').filter(Boolean).join('/');
  throw new BuildError(`\`--base-url ${text}\` does not begin and end with one slash`, {
    hint: `Write \`--base-url ${path === '' ? '/' : `/${path}/`}\`.`,
  });
}
