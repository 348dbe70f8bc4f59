import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createReporter } from '@gruntwork-docs/engine/site';
import { BuildError } from '@gruntwork-docs/engine/source';
import { compareFolders } from './compare-folders.ts';
import { listMachines } from './machines.ts';

const reporter = createReporter({ out: process.stdout });
const folder = await mkdtemp(path.join(tmpdir(), 'reproduce-'));
try {
  const outputs: string[] = [];
  for (const machine of listMachines('audit')) {
    const site = path.join(folder, machine.folder);
    run('git', ['clone', '--quiet', '--local', '.', site]);
    run('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund', '--prefix', site]);
    const out = path.join(site, 'dist');
    await reporter.step(`build, ${machine.env.TZ}`, () =>
      run('node', ['scripts/run.mjs', 'build', '--site', 'site', '--out', out], {
        cwd: site,
        env: machine.env,
      }),
    );
    outputs.push(out);
  }
  const [first = '', second = ''] = outputs;
  const differences = await compareFolders(first, second);
  for (const line of differences) reporter.warn(line);
  if (differences.length > 0)
    throw new BuildError(`${differences.length} files of two builds of one commit differ`);
  reporter.info('Two builds in two folders, at two times, in two time zones and languages: the same bytes.');
} catch (error) {
  createReporter({ out: process.stderr }).error(error);
  process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}

function run(
  command: string,
  args: readonly string[],
  { cwd = '.', env = {} }: { cwd?: string; env?: object } = {},
): void {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  if (status !== 0) throw new BuildError(`\`${command} ${args.join(' ')}\` failed:\n${stdout}${stderr}`);
}
