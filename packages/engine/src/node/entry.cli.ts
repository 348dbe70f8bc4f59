import { parseArguments } from './cli/arguments.ts';
import { runCommand } from './cli/run-command.ts';
import { createReporter } from './report/reporter.ts';

process.env.NODE_ENV = 'production';

/** Runs one command and sets the exit code: 0 when it did what it should, 1 otherwise. */
async function main(): Promise<void> {
  const reporter = createReporter({ out: process.stdout });
  try {
    await runCommand(parseArguments(process.argv.slice(2)), reporter);
  } catch (error) {
    createReporter({ out: process.stderr }).error(error);
    process.exitCode = 1;
  }
}

await main();
