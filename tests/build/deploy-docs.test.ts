import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SITE, writeSite } from '#hosts/fixtures/built-site.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** What the commands of the guide need; a machine without it, or one that allows no namespaces, cannot follow it. */
const TOOLS = ['rsync', 'curl', 'ip', 'mount'];
const canFollow = (server: string): boolean =>
  spawnSync('unshare', ['-mn', 'true']).status === 0 &&
  [...TOOLS, server].every((tool) => spawnSync('sh', ['-c', `command -v ${tool}`]).status === 0);

/** The commands of a section of the guide, as they stand there. */
async function readCommands(section: string): Promise<string[]> {
  const guide = await readFile(path.join(ROOT, 'docs/deploy.md'), 'utf8');
  const [, text = ''] = guide.split(`\n## ${section}\n`);
  const [own = ''] = text.split('\n## ');
  return [...own.matchAll(/^```bash\n([\s\S]*?)^```$/gm)].map(([, commands = '']) => commands);
}

/**
 * A machine of its own for some commands: `/etc/<server>` is a copy, `/var/www` and `/run` are empty, and its network has
 * nobody else on port 80. What is outside stays as it is.
 */
function isolate(dir: string, server: string, commands: readonly string[]): string {
  return [
    'set -euo pipefail',
    'ip link set lo up',
    `mount --bind ${dir}/etc /etc/${server}`,
    `mkdir -p /var/www && mount -t tmpfs none /var/www`,
    'mount -t tmpfs none /run',
    'mount -t tmpfs none /var/log',
    `mkdir -p /var/log/${server}`,
    `export PATH=${dir}/bin:$PATH HOME=${dir} NO_COLOR=1`,
    `cd ${dir}/project`,
    'set -x',
    ...commands,
  ].join('\n');
}

describe.each([
  {
    section: 'nginx',
    server: 'nginx',
    stop: 'nginx -s stop',
    // The certificate is made by a later command, which asks the world outside.
    look: (target: string) => `curl -si -H 'Host: docs.example.com' http://localhost${target}`,
  },
  {
    section: 'Caddy',
    server: 'caddy',
    stop: 'caddy stop 2>/dev/null',
    look: (target: string) =>
      `curl -ski --resolve docs.example.com:443:127.0.0.1 https://docs.example.com${target}`,
  },
])('`docs/deploy.md`, word by word: $section', ({ section, server, stop, look }) => {
  const possible = canFollow(server);
  if (!possible)
    console.warn(
      `The section on ${section} is not followed: ${server}, namespaces or ${TOOLS.join(', ')} are missing.`,
    );
  let dir = '';

  beforeAll(async () => {
    dir = await mkdtemp(path.join(tmpdir(), 'deploy-docs-'));
    // The folder of a project, with its scripts; its site is built.
    const page = `<h1>Introduction</h1>${'<p>words</p>'.repeat(200)}`;
    await writeSite(path.join(dir, 'project/dist'), { ...SITE, 'docs/intro.html': page });
    const { scripts } = JSON.parse(await readFile(path.join(ROOT, 'package.json'), 'utf8'));
    const hosts = String(scripts.hosts).replace('scripts/', `${ROOT}/scripts/`);
    await writeFile(
      path.join(dir, 'project/package.json'),
      JSON.stringify({ scripts: { build: 'true', hosts } }),
    );
    // What reaches beyond the machine, or needs systemd, does here what can be done.
    await mkdir(path.join(dir, 'bin'));
    const stub = (name: string, text: string) =>
      writeFile(path.join(dir, 'bin', name), `#!/bin/sh\nset -e\n${text}\n`, { mode: 0o755 });
    await stub('apt-get', '[ "$1 $2" = "install -y" ]');
    await stub(
      'systemctl',
      `[ "$1 $2" = "reload caddy" ]
caddy validate --adapter caddyfile --config /etc/caddy/Caddyfile
printf '{\\n\\tlocal_certs\\n\\tskip_install_trust\\n}\\n' | cat - /etc/caddy/Caddyfile > ${dir}/Caddyfile
caddy reload --adapter caddyfile --config ${dir}/Caddyfile || caddy start --adapter caddyfile --config ${dir}/Caddyfile`,
    );
    if (possible)
      await cp(`/etc/${server}`, path.join(dir, 'etc'), { recursive: true, verbatimSymlinks: true });
  });
  afterAll(() => rm(dir, { recursive: true, force: true }));

  // Dozens of programs, one after the other, among them two builds of what hosts need.
  const limits = { timeout: 180_000 };
  it.skipIf(!possible)('publishes a site, publishes it again, and answers as it says', limits, async () => {
    const [first = '', each = '', ...then] = await readCommands(section);
    expect(first).toContain('mkdir -p /var/www/docs');
    const script = isolate(dir, server, [
      `trap '${stop}' EXIT`,
      first,
      each,
      // The second release lacks a page and has another asset.
      'rm dist/a.html; echo "export const two = 2;" > dist/assets/app-2.js; rm dist/assets/app-1.js',
      each,
      ...then,
      'echo --- answers',
      ...['/docs/intro', '/a', '/assets/app-1.js', '/assets/app-2.js', '/docs/intro.html'].map(
        (target) => `echo ">>> ${target}"; ${look(target)} | tr -d '\\r' | sed '/^$/q'`,
      ),
    ]);
    const run = spawnSync('unshare', ['-mn', 'bash', '-c', script], { encoding: 'utf8', timeout: 170_000 });
    expect(run.status, run.stderr).toBe(0);
    const [said = '', answers = ''] = run.stdout.split('--- answers');
    if (section === 'nginx') {
      expect(said).toMatch(/^HTTP\/1\.1 200 OK/m);
      expect(said).toMatch(/^Content-Encoding: gzip/m);
      expect(said).toMatch(/^X-Site: /m);
    }
    const status = answers
      .split('>>> ')
      .slice(1)
      .map((answer) => {
        const [target, head] = answer.split('\n');
        return `${target} ${/ (\d{3})/.exec(head ?? '')?.[1]}`;
      });
    // Assets of the last release stay for readers with an open page; its pages do not.
    expect(status).toEqual([
      '/docs/intro 200',
      '/a 404',
      '/assets/app-1.js 200',
      '/assets/app-2.js 200',
      '/docs/intro.html 301',
    ]);
  });
});
