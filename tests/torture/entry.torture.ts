import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createRandom } from '../random.ts';
import { TORMENTS } from './torments.ts';
import { createTorturedSite, type Snapshot } from './tortured-site.ts';

/** Versions of the content that builds go between. */
const VERSIONS = 3;

/**
 * Kills builds at random moments, runs two of one folder at once and one beside a development server, for `--minutes` or
 * `--count` times from `--seed` on. After each the next build must give what a build from nothing gives, byte for byte.
 */
async function main(): Promise<number> {
  const { values } = parseArgs({
    args: process.argv.slice(2),
    options: {
      seed: { type: 'string', default: String(Math.floor(Math.random() * 1e6)) },
      minutes: { type: 'string' },
      count: { type: 'string' },
    },
  });
  const program = process.argv[1] ?? '';
  const root = mkdtempSync(path.join(tmpdir(), 'torture-'));
  const random = createRandom(Number(values.seed));
  const minutes = values.minutes ?? (values.count === undefined ? '1' : undefined);
  const end = minutes === undefined ? Number.POSITIVE_INFINITY : performance.now() + Number(minutes) * 60_000;
  const count = values.count === undefined ? Number.POSITIVE_INFINITY : Number(values.count);
  print(`seed ${values.seed}, in ${root}`);
  mkdirSync(path.join(root, 'site'));
  const site = createTorturedSite(path.join(root, 'site'), program);
  const done = new Map<string, number>();
  let broken = 0;
  try {
    const { wanted, usual } = await buildCold(site);
    let current = VERSIONS - 1;
    for (let round = 0; round < count && performance.now() < end; round++) {
      const names = TORMENTS.flatMap(([name, weight]) => Array.from({ length: weight }, () => name));
      // Short runs have some of each.
      const name = round < TORMENTS.length ? TORMENTS[round]?.[0] : random.pick(names);
      const [, , torture] = TORMENTS.find(([own]) => own === name) ?? TORMENTS[0] ?? [];
      const version = (current + 1 + random.below(VERSIONS - 1)) % VERSIONS;
      const [before, after] = [wanted[current] ?? '', wanted[version] ?? ''];
      site.write(version);
      const faults = (await torture?.({ site, program, random, usual, before, after })) ?? [];
      const { code, text } = await site.build().ended;
      if (code !== 0) faults.push(`the next build failed: ${text}`);
      else if (site.snapshot() !== after) faults.push('the next build is not what a build from nothing is');
      for (const fault of faults)
        print(`\nseed ${values.seed}, round ${round} (${name}, ${current} to ${version}): ${fault}`);
      broken += faults.length;
      done.set(name ?? '', (done.get(name ?? '') ?? 0) + 1);
      current = version;
    }
  } finally {
    site.forget();
    rmSync(root, { recursive: true });
  }
  const counts = [...done].map(([name, times]) => `${times} ${name}`);
  print(`${counts.join(', ')}: ${broken === 0 ? 'nothing is broken' : `${broken} faults`}`);
  return broken === 0 ? 0 : 1;
}

/** Builds each version from nothing; the last one stays. Tells how long a build takes, in milliseconds. */
async function buildCold(
  site: ReturnType<typeof createTorturedSite>,
): Promise<{ wanted: Snapshot[]; usual: number }> {
  const wanted: Snapshot[] = [];
  let usual = 0;
  for (let version = 0; version < VERSIONS; version++) {
    site.forget();
    site.write(version);
    const start = performance.now();
    const { code, text } = await site.build().ended;
    if (code !== 0) throw new Error(`the site cannot be built: ${text}`);
    usual = performance.now() - start;
    wanted.push(site.snapshot());
  }
  return { wanted, usual };
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

process.exitCode = await main();
