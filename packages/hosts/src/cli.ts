import { parseArgs } from 'node:util';
import type { Reporter } from '@gruntwork-docs/engine/site';
import { BuildError } from '@gruntwork-docs/engine/source';
import { writeHosts } from './write-hosts.ts';

const USAGE = `Usage: hosts [--site <built folder>] [--out <folder>] [--domain <host name>] [--root <folder on the server>] [--fast]

  --site    The built site; without it \`dist\`
  --out     The folder to write; without it \`deploy\`
  --domain  Host name in the configuration; without it the one of the sitemap
  --root    Where the server is going to have the files; without it \`/var/www/docs\`
  --fast    Compress in a moment, not well: to try a site, not to publish it`;

/**
 * Runs the command, which prepares a built site for hosts. Throws a `BuildError` for invalid arguments or a
 * wrong folder.
 */
export async function runHosts(argv: readonly string[], reporter: Reporter): Promise<void> {
  if (argv.includes('--help') || argv.includes('-h')) return reporter.info(USAGE);
  const { fast, ...options } = readOptions(argv);
  const { written } = await reporter.step('compress and configure', () =>
    writeHosts({ ...options, effort: fast ? 'fast' : 'best' }),
  );
  reporter.info(`${options.out} is ready: ${written} file${written === 1 ? '' : 's'} written`);
}

function readOptions(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      options: {
        site: { type: 'string', default: 'dist' },
        out: { type: 'string', default: 'deploy' },
        domain: { type: 'string' },
        root: { type: 'string', default: '/var/www/docs' },
        fast: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw new BuildError(error instanceof Error ? error.message : String(error), { hint: USAGE });
  }
}
