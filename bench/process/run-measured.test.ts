import { spawn } from 'node:child_process';
import { cpus } from 'node:os';
import { expect, test } from 'vitest';
import { summarizeRuns } from '../measure-build.ts';
import { parseCpuTime } from './process-tree.ts';
import { runMeasured } from './run-measured.ts';

test('processor time is the user and system ticks, those of ended children too, whatever the process is called', () => {
  const stat = '4242 (node (a) b) S 1 4242 4242 0 -1 4194304 900 0 0 0 150 25 40 10 20 0 11 0 1000 0 0';
  expect(parseCpuTime(stat)).toBe(2250);
});

test('a run has the output of the program and took some time', async () => {
  const run = await runMeasured(['-e', 'console.log("built"); console.error("warned")']);
  expect(run.output.split('\n').sort()).toEqual(['', 'built', 'warned']);
  expect(run.wall).toBeGreaterThan(0);
});

test.runIf(process.platform === 'linux')(
  'the memory of a run grows with what the program holds',
  async () => {
    const hold = (megabytes: number) =>
      runMeasured([
        '-e',
        `const held = Buffer.alloc(${megabytes}e6, 1); setTimeout(() => held.length, 1000)`,
      ]);
    const small = await hold(1);
    const large = await hold(201);
    const grown = large.memory === undefined ? undefined : large.memory - (small.memory ?? 0);
    if (process.platform === 'linux') expect(grown).toBeGreaterThan(150e6);
    else expect(grown).toBeUndefined();
  },
);

test.runIf(process.platform === 'linux')('what a program starts counts as its own', async () => {
  const child = `const held = Buffer.alloc(200e6, 1);
    while (process.cpuUsage().user < 400_000);
    console.log(held.length);`;
  const parent = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(child)}], { stdio: 'inherit' })
    .on('close', () => setTimeout(() => {}, 1000));`;
  const run = await runMeasured(['-e', parent]);
  expect(run.output).toBe('200000000\n');
  expect(run.memory).toBeGreaterThan(200e6);
  expect(run.cpu).toBeGreaterThan(300);
});

test('a program that takes too long is ended', async () => {
  await expect(runMeasured(['-e', 'setInterval(() => {}, 1000)'], { timeout: 200 })).rejects.toThrow(
    /ended with SIGTERM/,
  );
});

test('a program that fails is an error with its output', async () => {
  await expect(runMeasured(['-e', 'console.error("broken link"); process.exit(3)'])).rejects.toThrow(
    /ended with 3:\nbroken link/,
  );
});

test('of several runs the fastest counts, with the least work and the most memory', () => {
  const summary = summarizeRuns([
    { wall: 300, cpu: 500, memory: 10, others: 0.1, output: 'slow' },
    { wall: 200, cpu: 600, memory: 30, others: 0.2, output: 'fast' },
    { wall: 400, cpu: 550, memory: 20, others: 0.3, output: 'slowest' },
  ]);
  expect(summary).toEqual({ wall: 200, cpu: 500, memory: 30, others: 0.2, output: 'fast' });
});

test.runIf(process.platform === 'linux')(
  'what other programs work meanwhile is not taken for the own',
  async () => {
    const work = 'for (const end = Date.now() + 1500; Date.now() < end; );';
    const other = spawn(process.execPath, ['-e', work]);
    const run = await runMeasured(['-e', 'setTimeout(() => {}, 1000)']);
    other.kill();
    // At least half of one core, whatever else the machine is doing.
    expect((run.others ?? 0) * cpus().length).toBeGreaterThan(0.4);
    expect(run.others).toBeLessThanOrEqual(1.05);
  },
);
