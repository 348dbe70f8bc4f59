import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { ROOT } from './root.ts';

export interface DevTimes {
  /** Milliseconds from writing a page to the message in the browser. */
  readonly told: number;
  /** Milliseconds from writing a page to the frame that shows the edit. */
  readonly seen: number;
}

export interface MeasureDevInput {
  readonly site: string;
  /** Page to edit, relative to the site's folder, and its site path. */
  readonly page: string;
  readonly url: string;
  /** Number of edits; the fastest counts. */
  readonly repeat: number;
}

declare global {
  interface Window {
    /** Time of the frame with the latest change of the document, in milliseconds since 1970. */
    drawnAt?: number;
  }
}

/** Edits a page that is open in the development server. */
export async function measureDev(browser: Browser, input: MeasureDevInput): Promise<DevTimes> {
  const { site, repeat } = input;
  const file = path.join(site, input.page);
  const original = await readFile(file, 'utf8');
  const server = await startDev(site);
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(noteFrames);
    await page.goto(new URL(input.url, server.url).href);
    const times: DevTimes[] = [];
    for (let edit = 0; edit <= repeat; edit++) {
      await page.waitForFunction(() => window.drawnAt !== undefined);
      const words = `Edit ${edit} of this page.`;
      const told = page.waitForRequest((request) => request.url() === page.url()).then(() => Date.now());
      const start = Date.now();
      await writeFile(file, `${original}\n${words}\n`);
      await page.waitForFunction(
        (text) =>
          document.querySelector('article')?.textContent?.includes(text) && window.drawnAt !== undefined,
        words,
        { polling: 10 },
      );
      const seen = await page.evaluate(() => window.drawnAt ?? Number.NaN);
      times.push({ told: (await told) - start, seen: seen - start });
    }
    // The first edit finds cold caches.
    const best = times.slice(1).sort((a, b) => a.seen - b.seen)[0];
    if (best === undefined) throw new RangeError('no edit to measure');
    return best;
  } finally {
    await context.close();
    await server.close();
    await writeFile(file, original);
  }
}

function noteFrames(): void {
  // Modules load after the first frame, and so does the end of loading.
  const note = (): void => {
    requestAnimationFrame(() => {
      if (document.readyState === 'loading') return note();
      // The first task after the next frame runs once that frame is drawn.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        window.drawnAt = performance.timeOrigin + performance.now();
      };
      port2.postMessage(undefined);
    });
  };
  note();
  // An edit may be applied to the current document.
  const observer = new MutationObserver((records) => {
    if (!records.some(({ target }) => target instanceof Element && target.closest('article'))) return;
    delete window.drawnAt;
    note();
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Starts the development server as a child process, and waits until it answers. */
async function startDev(site: string): Promise<{ readonly url: string; close(): Promise<void> }> {
  const port = await findFreePort();
  const args = [path.join(ROOT, 'scripts/run.mjs'), 'dev', '--site', site, '--port', String(port)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const url = `http://localhost:${port}/`;
  const ended = once(child, 'exit');
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => {
      if (text.toString().includes(url)) resolve();
    });
    void ended.then(([code]) => reject(new Error(`the development server ended with ${code}`)));
  });
  return {
    url,
    async close() {
      child.kill();
      await ended;
    },
  };
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('there is no free port');
  return address.port;
}
