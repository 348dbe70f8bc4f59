import { runReference } from './cli.ts';
import { guardOutput } from './guard-output.ts';

guardOutput(process.stdout, 'output');
guardOutput(process.stderr, 'error output');

process.exitCode = await runReference(process.argv.slice(2), {
  writeOut: (text) => process.stdout.write(text),
  writeError: (text) => process.stderr.write(text),
});
