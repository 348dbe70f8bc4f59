import { createReporter } from '@gruntwork-docs/engine/site';
import { buildReferenceSite } from './build-reference-site.ts';
import { parseSiteArguments, SITE_USAGE } from './site-arguments.ts';

process.env.NODE_ENV = 'production';

/** Milliseconds for threads to end after an error. */
const GRACE = 2_000;

/** Runs `reference site`: sets exit code 0 after a successful build, and 1 otherwise. */
async function main(): Promise<void> {
  // The first two words are `reference` and `site`, or only `site`.
  const argv = process.argv.slice(process.argv[2] === 'site' ? 3 : 2);
  if (argv.includes('--help') || argv.includes('-h')) {
    process.stdout.write(SITE_USAGE);
    return;
  }
  try {
    await buildReferenceSite(parseSiteArguments(argv), createReporter({ out: process.stdout }));
  } catch (error) {
    createReporter({ out: process.stderr }).error(error);
    process.exitCode = 1;
    setTimeout(() => process.exit(), GRACE).unref();
  }
}

await main();
