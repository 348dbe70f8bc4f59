import path from 'node:path';
import { parseBenchArguments } from './arguments.ts';
import { readOwnCorpus } from './corpus/own-corpus.ts';
import { measureAgents } from './parts/agents.ts';
import { measureBuilds } from './parts/build.ts';
import { measureDevEdits } from './parts/dev.ts';
import { measureFilters } from './parts/filter.ts';
import { measureFirstLoads } from './parts/first-load.ts';
import { measureScores } from './parts/lighthouse.ts';
import { measureNavigations } from './parts/navigation.ts';
import type { Part } from './parts/part.ts';
import { measureSearch } from './parts/search.ts';
import { measureSearchRivals } from './parts/search-rivals.ts';
import { measureTerraform } from './parts/terraform.ts';
import { peers, runPeers, stages } from './peers/run-peers.ts';
import { type Figure, formatFigures } from './report/figure.ts';
import { describeMachine, saveResults } from './report/save-results.ts';
import { ROOT } from './root.ts';
import { createWorkspace } from './workspace.ts';

const parts: Readonly<Record<string, Part>> = {
  build: measureBuilds,
  dev: measureDevEdits,
  'first-load': measureFirstLoads,
  navigation: measureNavigations,
  filter: measureFilters,
  lighthouse: measureScores,
  search: measureSearch,
  'search-rivals': measureSearchRivals,
  terraform: measureTerraform,
  agents: measureAgents,
};

/** Measures the requested parts, prints their figures and saves them. */
async function main(): Promise<void> {
  const choices = {
    parts: Object.keys(parts),
    peers: peers.map(({ id }) => id),
    stages: Object.keys(stages),
  };
  const {
    names,
    repeat,
    corpus,
    peers: compared,
    ...input
  } = parseBenchArguments(process.argv.slice(2), choices);
  const pageCounts = corpus === undefined ? input.pageCounts : [(await readOwnCorpus(corpus)).length];
  const { cores, processor, memory, node } = describeMachine();
  console.log(`${cores} cores (${processor}), ${Math.round(memory / 1e9)} GB, Node ${node}`);
  if (compared !== undefined) return runPeers({ ...compared, pageCounts, repeat });
  const workspace = await createWorkspace(corpus);
  const figures: Record<string, Figure[]> = {};
  try {
    for (const name of names) {
      console.log(`\n${name}`);
      figures[name] = (await parts[name]?.({ workspace, pageCounts, repeat })) ?? [];
      console.log(formatFigures(figures[name]));
    }
  } finally {
    await workspace.remove();
  }
  // Saved results are those of the shared corpus.
  if (corpus !== undefined) return;
  const file = saveResults(path.join(ROOT, 'bench/results'), new Date(), figures);
  console.log(`\n→ ${path.relative(process.cwd(), file)}`);
}

try {
  await main();
} catch (error) {
  console.error(`error: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
