import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createRandom, type Random } from '../random.ts';
import { createFuzzSite } from './fuzz-site.ts';
import { PLAIN_SITE } from './plain-site.ts';
import type { Trial } from './trial.ts';
import { createFrontmatterTrial } from './trials/frontmatter.ts';
import { createHclTrial } from './trials/hcl.ts';
import { createPagesTrial } from './trials/pages.ts';
import { createProgramTrials } from './trials/programs.ts';
import { createStorageTrial } from './trials/storage.ts';
import { startWatchdog } from './watchdog.ts';

// As the program does: what is compiled otherwise holds the paths of its sources.
process.env.NODE_ENV = 'production';

/** Longest text of a fault that is printed. */
const SHOWN = 6_000;

/**
 * Feeds the engine with damaged inputs and looks whether its promises hold: `--minutes` or `--count` of them, from
 * `--seed` on, of one kind with `--only`. Each input depends on the seed and its own number, which are printed with what
 * it broke: `--seed 7 --from 120 --count 1` tries that one again.
 */
async function main(): Promise<number> {
  const { values } = parseArgs({
    args: process.argv.slice(2),
    options: {
      seed: { type: 'string', default: String(Math.floor(Math.random() * 1e6)) },
      minutes: { type: 'string' },
      count: { type: 'string' },
      from: { type: 'string', default: '0' },
      only: { type: 'string' },
    },
  });
  const root = mkdtempSync(path.join(tmpdir(), 'fuzz-'));
  const site = await createFuzzSite(root, PLAIN_SITE);
  const trials = [
    createPagesTrial(site),
    createFrontmatterTrial(site),
    ...createProgramTrials(site),
    createHclTrial(),
    createStorageTrial(),
  ].filter(({ name }) => values.only === undefined || name === values.only);
  const minutes = values.minutes ?? (values.count === undefined ? '1' : undefined);
  const end = minutes === undefined ? Number.POSITIVE_INFINITY : performance.now() + Number(minutes) * 60_000;
  const from = Number(values.from);
  const count = values.count === undefined ? Number.POSITIVE_INFINITY : Number(values.count);
  print(`seed ${values.seed}, in ${root}`);
  const watchdog = startWatchdog(`seed ${values.seed}, input`);
  const tried = new Map<string, number>();
  let broken = 0;
  try {
    for (let number = from; number < from + count && performance.now() < end; number++) {
      watchdog.tell(number);
      const random = createRandom(Number(values.seed) * 1_000_003 + number);
      const trial = pickTrial(trials, random);
      const faults = await trial.run(random);
      tried.set(trial.name, (tried.get(trial.name) ?? 0) + 1);
      for (const fault of faults)
        print(`\nseed ${values.seed}, input ${number} (${trial.name}): ${fault.slice(0, SHOWN)}`);
      broken += faults.length;
    }
  } finally {
    await watchdog.stop();
    site.delete();
    rmSync(root, { recursive: true });
  }
  const counts = [...tried].map(([name, times]) => `${times} ${name}`).sort();
  print(`${counts.join(', ')}: ${broken === 0 ? 'nothing is broken' : `${broken} faults`}`);
  return broken === 0 ? 0 : 1;
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

function pickTrial(trials: readonly Trial[], random: Random): Trial {
  const total = trials.reduce((sum, { weight }) => sum + weight, 0);
  let rest = random.below(total);
  for (const trial of trials) {
    if (rest < trial.weight) return trial;
    rest -= trial.weight;
  }
  throw new Error('there is no such kind of input');
}

process.exitCode = await main();
