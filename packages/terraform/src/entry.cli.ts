import { runReference } from './cli.ts';

process.exitCode = await runReference(process.argv.slice(2), {
  writeOut: (text) => process.stdout.write(text),
  writeError: (text) => process.stderr.write(text),
});
