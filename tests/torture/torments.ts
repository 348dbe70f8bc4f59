import type { ChildProcess } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { STAGING } from '#engine/node/publish/output-folder.ts';
import { recoverOutput } from '#engine/node/publish/staging.ts';
import type { Random } from '../random.ts';
import { type Snapshot, start, type TorturedSite } from './tortured-site.ts';

export interface Torment {
  readonly site: TorturedSite;
  readonly program: string;
  readonly random: Random;
  /** Milliseconds that a build takes about. */
  readonly usual: number;
  /** What the output holds before, and what it is to hold when the next build is through. */
  readonly before: Snapshot;
  readonly after: Snapshot;
}

/** Does something bad while a site is built; returns what broke a law, as sentences. */
type Torture = (torment: Torment) => Promise<string[]>;

const TRACE = /^\s+at .*:\d+:\d+\)?$/m;
const REFUSED = /another build .*is writing to/;

/** Kills a build at a random moment: what is published is then the old site or the new one, never some of both. */
const kill: Torture = async ({ site, random, usual, before, after }) => {
  const build = site.build();
  if (random.oneIn(3)) await wait(random.below(usual * 1.2));
  else await waitForPublishing(site.out, build.ended, random.below(usual / 20));
  build.process.kill('SIGKILL');
  await build.ended;
  await recoverOutput(site.out);
  const found = site.snapshot();
  return found === before || found === after
    ? []
    : [`a mixed site was left: ${compare(found, before, after)}`];
};

/** Waits until a build has begun to prepare what it publishes, and some milliseconds more; or until it has ended. */
async function waitForPublishing(out: string, ended: Promise<unknown>, more: number): Promise<void> {
  const end = ended.then(() => true);
  const isPublishing = (): boolean =>
    existsSync(out) &&
    readdirSync(out).some(
      (name) =>
        name.startsWith(STAGING) &&
        (existsSync(path.join(out, name, 'old')) || existsSync(path.join(out, name, 'new/.site-output'))),
    );
  while (!isPublishing()) if (await Promise.race([end, wait(1, false)])) return;
  await Promise.race([end, wait(more)]);
}

/** Builds twice at once: one of the two may be refused, with a word. */
const race: Torture = async ({ site, random, usual }) => {
  const first = site.build();
  await wait(random.below(usual / 2));
  const second = site.build();
  const results = [await first.ended, await second.ended];
  const passed = results.filter(({ code }) => code === 0).length;
  return [
    ...results.flatMap(({ text }) => (TRACE.test(text) ? [`a trace: ${text}`] : [])),
    ...results.flatMap(({ code, text }) =>
      code === 0 || REFUSED.test(text) ? [] : [`a build failed with: ${text}`],
    ),
    ...(passed === 0 ? ['none of the two builds passed'] : []),
  ];
};

/** Builds while the development server starts and answers. */
const develop: Torture = async ({ site, program, random, usual }) => {
  const dev = start(program, ['dev', '--site', site.dir, '--port', '0']);
  try {
    await wait(random.below(usual));
    const build = site.build();
    const url = await readUrl(dev.process, dev.ended);
    if (url === undefined) return [`the development server ended: ${(await dev.ended).text}`];
    const { status } = await fetch(`${url}docs/`);
    const { code, text } = await build.ended;
    return [
      ...(status === 200 ? [] : [`the development server answered ${status}`]),
      ...(code === 0 ? [] : [`a build beside it failed: ${text}`]),
    ];
  } finally {
    dev.process.kill('SIGTERM');
    await dev.ended;
  }
};

async function readUrl(child: ChildProcess, ended: Promise<unknown>): Promise<string | undefined> {
  const printed = new Promise<string>((resolve) => {
    let text = '';
    child.stdout?.on('data', (chunk: string) => {
      text += chunk;
      const url = /Development server at (\S+)/.exec(text)?.[1];
      if (url !== undefined) resolve(url);
    });
  });
  return Promise.race([printed, ended.then(() => undefined)]);
}

/** By name, with how often each is taken. */
export const TORMENTS: readonly (readonly [name: string, weight: number, torture: Torture])[] = [
  ['kills', 6, kill],
  ['races', 2, race],
  ['development servers', 1, develop],
];

/** How many files are as they were, as they are to be, and neither. */
function compare(found: Snapshot, before: Snapshot, after: Snapshot): string {
  const lines = found.split('\n');
  const [old, wanted] = [before, after].map((snapshot) => new Set(snapshot.split('\n')));
  const odd = lines.filter((line) => old?.has(line) !== true && wanted?.has(line) !== true);
  const mixed = lines.filter((line) => old?.has(line) !== wanted?.has(line));
  return `${lines.length} files, of neither site: ${odd.join(', ') || 'none'}; of one of them: ${mixed.slice(0, 20).join(', ')}`;
}
