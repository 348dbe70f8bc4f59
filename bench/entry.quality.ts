import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './root.ts';
import { answerQueries, SITE_CONTEXT } from './search/answer-queries.ts';
import { formatMisses, formatQuality } from './search/format-quality.ts';
import { summarizeQuality } from './search/measure-quality.ts';
import { findShortfalls } from './search/quality-targets.ts';

const { values } = parseArgs({
  options: { out: { type: 'string', default: path.join(ROOT, 'dist') } },
});

/** Prints how well a built site's index answers; fails below the targets. */
async function main(): Promise<void> {
  if (!existsSync(path.join(values.out, 'search-index', SITE_CONTEXT, 'index.json'))) {
    console.error(
      `error: \`${values.out}\` holds no site with a search index\n  Run \`npm run build\` first.`,
    );
    process.exitCode = 1;
    return;
  }
  const lists = await answerQueries(values.out);
  for (const { name, outcomes } of lists) {
    // Held-out queries are not listed, so that the ranking is not tuned with them.
    if (name === 'tuning') console.log(formatMisses(outcomes));
    console.log(`\n${formatQuality(name, summarizeQuality(outcomes))}`);
  }
  for (const shortfall of findShortfalls(summarizeQuality(lists.flatMap(({ outcomes }) => outcomes)))) {
    console.error(`error: ${shortfall}`);
    process.exitCode = 1;
  }
}

await main();
