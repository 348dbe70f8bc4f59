import { execFileSync, spawnSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeSite } from '../fixtures/built-site.ts';
import { writeHosts } from '../write-hosts.ts';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sync-'));
  const site = await writeSite(path.join(folder, 'dist'));
  await writeHosts({ site, out: path.join(folder, 'deploy'), domain: undefined, root: '/srv/docs' });
  await mkdir(path.join(folder, 'bin'));
  await writeFile(
    path.join(folder, 'bin/aws'),
    `#!/bin/sh\nprintf '%s|' "$@" >> ${folder}/calls\necho >> ${folder}/calls\n`,
  );
  await chmod(path.join(folder, 'bin/aws'), 0o755);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function sync(args: readonly string[]): { status: number | null; stderr: string } {
  const env = { ...process.env, PATH: `${folder}/bin:${process.env.PATH}` };
  return spawnSync('bash', [path.join(folder, 'deploy/s3/sync.sh'), ...args], { encoding: 'utf8', env });
}

describe('the script for a bucket', () => {
  it('asks for the bucket', () => {
    expect(sync([])).toMatchObject({
      status: 2,
      stderr: 'Name the bucket: s3/sync.sh s3://docs.example.com\n',
    });
    expect(sync(['docs.example.com']).status).toBe(2);
  });

  it('uploads every type with its header, pages last, and removes after that', async () => {
    expect(sync(['s3://bucket/', '--dryrun'])).toMatchObject({ status: 0, stderr: '' });
    const calls = (await readFile(path.join(folder, 'calls'), 'utf8')).trim().split('\n');
    const js = calls.filter((call) => call.includes('*.js|'));
    expect(js[0]).toContain(
      '/public/assets/|s3://bucket/assets/|--no-progress|--exclude|*|--include|*.js|--content-type|text/javascript; charset=utf-8|--cache-control|public, max-age=31536000, immutable|--dryrun|',
    );
    expect(js[1]).toContain('/public/|s3://bucket/|');
    expect(js[1]).toContain(
      '--exclude|assets/*|--content-type|text/javascript; charset=utf-8|--cache-control|public, max-age=0, must-revalidate|',
    );
    expect(calls.at(-2)).toContain('*.html|--exclude|assets/*|--content-type|text/html; charset=utf-8|');
    expect(calls.at(-1)).toContain('--delete|--exclude|*.br|--exclude|*.gz|--exclude|assets/*|');
    expect(calls.slice(0, -1).join('')).not.toContain('--delete');
  });

  it('has no fault that shellcheck finds', () => {
    const file = path.join(folder, 'deploy/s3/sync.sh');
    execFileSync('bash', ['-n', file]);
    const { error, stdout } = spawnSync('shellcheck', [file], { encoding: 'utf8' });
    if (error === undefined) expect(stdout).toBe('');
    else console.warn('shellcheck is not installed: only the syntax was checked.');
  });
});
