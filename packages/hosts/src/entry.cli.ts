import { createReporter } from '@gruntwork-docs/engine/site';
import { runHosts } from './cli.ts';

try {
  await runHosts(process.argv.slice(2), createReporter({ out: process.stdout }));
} catch (error) {
  createReporter({ out: process.stderr }).error(error);
  process.exitCode = 1;
}
