import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface DevSite {
  readonly url: string;
  /** Writes a file of the site in one step: nobody reads half of it. */
  write(file: string, text: string): Promise<void>;
  close(): Promise<void>;
}

/** Writes a site and starts its development server as a process of its own; it takes a port that is free. */
export async function startDevSite(files: Readonly<Record<string, string>>): Promise<DevSite> {
  const dir = await mkdtemp(path.join(tmpdir(), 'dev-'));
  const write = async (file: string, text: string): Promise<void> => {
    const target = path.join(dir, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(`${target}~`, text);
    await rename(`${target}~`, target);
  };
  for (const [file, text] of Object.entries(files)) await write(file, text);
  const args = ['scripts/run.mjs', 'dev', '--site', dir, '--port', '0'];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (text: Buffer) => {
      said += text.toString();
      const [found] = /http:\/\/\S+/.exec(said) ?? [];
      if (found !== undefined) resolve(found);
    });
    void ended.then(([code]) => reject(new Error(`the development server ended with ${code}: ${said}`)));
  });
  return {
    url,
    write,
    async close() {
      child.kill();
      await ended;
      await rm(dir, { recursive: true });
    },
  };
}
