import { spawn } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { writeHosts } from '@gruntwork-docs/hosts';
import { isInstalled, prepareNginx } from '#hosts/fixtures/servers.ts';

// The site below a path is served by nginx, with the configuration that was written for it; where there is no nginx,
// by the preview server, which has to answer alike.
const { values } = parseArgs({ options: { out: { type: 'string' }, port: { type: 'string' } } });
const { out = 'dist', port = '4174' } = values;
const [program, args] = isInstalled('nginx') ? (['nginx', await prepare()] as const) : preparePreview();
const server = spawn(program, args, { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => {
  process.exitCode = code ?? 0;
});

async function prepare(): Promise<string[]> {
  const deploy = path.resolve(`${out}-deploy`);
  await writeHosts({
    site: out,
    out: deploy,
    domain: 'localhost',
    root: path.join(deploy, 'public'),
    effort: 'fast',
  });
  return prepareNginx(deploy, port);
}

function preparePreview(): readonly [string, string[]] {
  console.error('nginx is not installed: the preview server takes its place.');
  return ['node', ['scripts/run.mjs', 'preview', '--out', out, '--port', port]];
}
