import { parseArgs } from 'node:util';
import { createRandom, type Random } from '../../random.ts';
import { COMPILED_EDITS, EDITS, type Edit, PLAIN_EDITS } from './edit-kinds.ts';
import { INITIAL_FILES, PLAIN_FILES } from './fixture.ts';
import { compareOutcomes, createReferenceBuild, type ReferenceBuild } from './twin-sites.ts';

// As the program does: what is compiled otherwise holds the paths of its sources.
process.env.NODE_ENV = 'production';

/** Most edits between two builds. */
const MOST_AT_ONCE = 4;
/** Every so many builds the site is built from nothing as well. */
const COMPARED = 3;

/**
 * Edits a site at random and builds it again and again from what the last build left; compares that with a build from
 * nothing. Prints the seed, the edits and the differences when the two are not the same. With `--each` it builds and
 * compares after every single edit of the same sequence, which shows the one that is at fault. With `--plain` most edits are of
 * texts alone.
 */
async function main(): Promise<number> {
  const { values } = parseArgs({
    args: process.argv.slice(2),
    options: {
      seed: { type: 'string', default: '1' },
      count: { type: 'string', default: '200' },
      plain: { type: 'boolean', default: false },
      each: { type: 'boolean', default: false },
    },
  });
  const start = performance.now();
  const random = createRandom(Number(values.seed));
  const sites = createReferenceBuild(values.plain ? PLAIN_FILES : INITIAL_FILES);
  const log: string[] = [];
  const counts = { warm: 0, cold: 0, failed: 0 };
  let isCompiled = true;
  const compare = async (isDue: boolean): Promise<boolean> => {
    const warm = await sites.buildWarm();
    counts.warm++;
    if (!isDue && warm.type === 'built') return true;
    const differences = compareOutcomes(warm, await sites.buildCold(isCompiled));
    counts.cold++;
    isCompiled = false;
    if (differences.length === 0) return true;
    print([`seed ${values.seed}, after these edits:`, ...log, '', ...differences].join('\n'));
    return false;
  };
  try {
    if (!(await compare(true))) return 1;
    for (let step = 1, done = 0; done < Number(values.count); step++) {
      const before = new Map(sites.files);
      const planned = Math.min(
        1 + random.below(values.plain ? 2 : MOST_AT_ONCE),
        Number(values.count) - done,
      );
      done += planned;
      for (let left = planned; left > 0; left--) {
        const edit = pickEdit(random, values.plain ? PLAIN_EDITS : EDITS);
        isCompiled ||= COMPILED_EDITS.has(edit);
        log.push(`${step}. ${edit(sites, random)}`);
        if (values.each && left > 1 && !(await compare(true))) return 1;
      }
      if (!(await compare(values.each || step % COMPARED === 0))) return 1;
      const { type } = sites.last();
      if (type === 'built') continue;
      counts.failed++;
      log.push('   taken back: the build fails');
      restore(before, sites);
    }
    if (!(await compare(true))) return 1;
  } finally {
    sites.delete();
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  print(
    `${values.count} edits, ${counts.warm} builds (${counts.failed} failed), ${counts.cold} from nothing, ${seconds} s: the same`,
  );
  return 0;
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

function pickEdit(random: Random, edits: typeof EDITS): Edit {
  let rest = random.below(edits.reduce((sum, [, weight]) => sum + weight, 0));
  for (const [edit, weight] of edits) {
    if (rest < weight) return edit;
    rest -= weight;
  }
  throw new Error('the weights of the edits do not add up');
}

/** What fails would fail after most edits that follow as well. */
function restore(before: ReadonlyMap<string, string>, sites: ReferenceBuild): void {
  for (const file of [...sites.files.keys()]) if (!before.has(file)) sites.remove(file);
  for (const [file, text] of before) if (sites.files.get(file) !== text) sites.write(file, text);
}

process.exitCode = await main();
