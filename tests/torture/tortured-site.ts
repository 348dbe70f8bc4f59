import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openSiteCache } from '@gruntwork-docs/engine/site';
import { isBuildName } from '#engine/node/publish/output-folder.ts';

/** Hashes of all published files, as one text. */
export type Snapshot = string;

/** A build that runs as a process of its own. */
export interface RunningBuild {
  readonly process: ChildProcess;
  /** What it printed, and its exit code; `undefined` when it was killed. */
  readonly ended: Promise<{ readonly code: number | undefined; readonly text: string }>;
}

/** A site that has some versions of its content, and the folder that it is built into. */
export interface TorturedSite {
  readonly dir: string;
  readonly out: string;
  /** Replaces the content by that of a version, from 0. */
  write(version: number): void;
  build(): RunningBuild;
  snapshot(): Snapshot;
  /** Removes the output and all that is known of earlier builds. */
  forget(): void;
}

/** With so many pages publishing exchanges whole folders, otherwise files. */
const MANY = 230;

/** Makes a site in a folder; `program` is the command that builds it. */
export function createTorturedSite(dir: string, program: string): TorturedSite {
  const out = path.join(dir, 'dist');
  return {
    dir,
    out,
    write(version) {
      rmSync(path.join(dir, 'content'), { recursive: true, force: true });
      for (const [file, text] of listFiles(version)) {
        mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
        writeFileSync(path.join(dir, file), text);
      }
    },
    build: () => start(program, ['build', '--site', dir]),
    snapshot: () => hashFolder(out),
    forget() {
      rmSync(out, { recursive: true, force: true });
      rmSync(openSiteCache(dir).dir, { recursive: true, force: true });
    },
  };
}

/** The third version has many pages, the second one a folder in place of a page. */
function listFiles(version: number): [string, string][] {
  const page = (title: string, text: string): string => `---\ntitle: ${title}\n---\n\n${text}\n`;
  const own = `Text of version ${version}.`;
  const count = version === 2 ? MANY : 6;
  return [
    [
      'site.config.ts',
      `export default { title: 'Torture ${version % 2}', docs: { showLastUpdateTime: false } };\n`,
    ],
    ['content/docs/index.mdx', page('Start', own)],
    [version === 1 ? 'content/docs/part/index.mdx' : 'content/docs/part.mdx', page('Part', own)],
    ...Array.from({ length: count }, (_, n): [string, string] => [
      `content/docs/many/p${n}.mdx`,
      page(`P${n}`, n % 2 === 0 ? own : 'The same.'),
    ]),
    ['static/data.txt', 'x'.repeat(version * 100_000)],
  ];
}

/** Starts the program as a process of its own, not in a group with this one. */
export function start(program: string, args: readonly string[]): RunningBuild {
  const child = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (chunk: string) => {
      text += chunk;
    });
  }
  const ended = new Promise<{ code: number | undefined; text: string }>((resolve) => {
    child.on('close', (code) => resolve({ code: code ?? undefined, text }));
  });
  return { process: child, ended };
}

function hashFolder(dir: string): Snapshot {
  if (!existsSync(dir)) return '';
  const lines = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(dir, path.join(parentPath, name)))
    .filter((file) => !isBuildName(file.split(path.sep)[0] ?? ''))
    .sort()
    .map(
      (file) =>
        `${file} ${createHash('sha1')
          .update(readFileSync(path.join(dir, file)))
          .digest('hex')}`,
    );
  return lines.join('\n');
}
