import { parseArgs } from 'node:util';
import { createReporter } from '@gruntwork-docs/engine/site';
import { writeBundle } from './write-bundle.ts';

const reporter = createReporter({ out: process.stdout });
try {
  const { values } = parseArgs({
    options: { site: { type: 'string', default: 'dist' }, out: { type: 'string', default: 'docs.zip' } },
  });
  const { bytes, files } = await reporter.step('bundle', () => writeBundle(values));
  reporter.info(
    `${values.out}: ${files} files, ${(bytes / 1e6).toFixed(1)} MB; unpack it and open index.html`,
  );
} catch (error) {
  createReporter({ out: process.stderr }).error(error);
  process.exitCode = 1;
}
