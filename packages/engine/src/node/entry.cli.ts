import { parseArguments } from './cli/arguments.ts';
import { runCommand } from './cli/run-command.ts';
import { createReporter } from './pipeline/report/reporter.ts';

process.env.NODE_ENV = 'production';

/** Time in milliseconds for threads to end after an error. */
const GRACE = 2_000;

/** Runs one command and sets the exit code: 0 for success, 1 otherwise. */
async function main(): Promise<void> {
  const reporter = createReporter({ out: process.stdout });
  try {
    await runCommand(parseArguments(process.argv.slice(2)), reporter);
  } catch (error) {
    createReporter({ out: process.stderr }).error(error);
    process.exitCode = 1;
    // A thread in an endless loop would keep the process alive.
    setTimeout(() => process.exit(), GRACE).unref();
  }
}

await main();
