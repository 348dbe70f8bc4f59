import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer, get, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeServer, listen } from '../listen.ts';
import { sendText } from '../simple-replies.ts';
import { sendFile } from './send-file.ts';

let dir = '';
let server: Server;
let origin = '';
/** A step between the headers and the file's content. */
let before: (response: ServerResponse) => void = () => undefined;
const errors: unknown[] = [];

beforeAll(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'stream-'));
  server = createServer((request, response) => {
    before(response);
    sendFile(request, response, path.join(dir, request.url ?? '')).catch((error: unknown) => {
      errors.push(error);
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'It could not be read.');
    });
  });
  origin = await listen(server, { host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await closeServer(server);
  rmSync(dir, { recursive: true });
});

/** Requests a file; `isWhole` is true if the response was complete. */
function ask(file: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; text: string; type: string | undefined; isWhole: boolean }>(
    (resolve) => {
      // The server must not end a response by closing the connection.
      const keeping = { connection: 'keep-alive', ...headers };
      get(`${origin}/${file}`, { headers: keeping, agent: false }, (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += chunk));
        response.on('error', () => undefined);
        response.on('close', () => {
          const { statusCode: status = 0, complete: isWhole } = response;
          resolve({ status, text, type: response.headers['content-type'], isWhole });
        });
      }).on('error', () => resolve({ status: 0, text: '', type: undefined, isWhole: false }));
    },
  );
}

test('a file of an unknown kind, and one without a byte, are sent', async () => {
  writeFileSync(path.join(dir, 'notes.unknown'), 'notes');
  expect(await ask('notes.unknown')).toEqual({
    status: 200,
    text: 'notes',
    type: 'application/octet-stream',
    isWhole: true,
  });
  writeFileSync(path.join(dir, 'empty.png'), '');
  expect(await ask('empty.png')).toEqual({ status: 200, text: '', type: 'image/png', isWhole: true });
  expect((await ask('empty.png', { range: 'bytes=0-' })).status).toBe(416);
});

test.each([
  ['is gone', () => undefined],
  ['has become a folder', () => mkdirSync(path.join(dir, 'a.bin'))],
])('a file that %s leaves the answer to somebody else', async (_, change) => {
  change();
  expect(await ask('a.bin')).toMatchObject({ status: 500, text: 'It could not be read.\n' });
});

test('a client that has gone is no error', async () => {
  writeFileSync(path.join(dir, 'b.bin'), 'b');
  errors.length = 0;
  before = (response) => response.destroy();
  await ask('b.bin');
  before = () => undefined;
  expect((await ask('b.bin')).text).toBe('b');
  expect(errors).toEqual([]);
});

test('an answer whose file is cut meanwhile is broken off', async () => {
  writeFileSync(path.join(dir, 'cut.bin'), Buffer.alloc(8_000_000, 7));
  before = (response) => response.once('pipe', () => truncateSync(path.join(dir, 'cut.bin'), 1_000));
  expect(await ask('cut.bin')).toMatchObject({ isWhole: false });
  before = () => undefined;
});
