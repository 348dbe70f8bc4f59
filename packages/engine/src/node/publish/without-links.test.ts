import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openCache } from '../cache/cache-store.ts';
import { loadManifest, NO_NOTES, type OutputFile } from './manifest.ts';
import { publish } from './publish.ts';
import { openOutput } from './staging.ts';

vi.mock('node:fs', async (importOriginal) => ({
  ...(await importOriginal<typeof import('node:fs')>()),
  linkSync: () => {
    throw Object.assign(new Error('not supported'), { code: 'ENOTSUP' });
  },
}));

let base = '';
let out = '';

beforeAll(() => {
  base = mkdtempSync(path.join(tmpdir(), 'copies-'));
  out = path.join(base, 'dist');
});
afterAll(() => rmSync(base, { recursive: true }));

const openManifests = () => openCache(path.join(base, 'cache'));

async function publishTexts(texts: Record<string, string>): Promise<number> {
  const session = await openOutput(out);
  try {
    const outputs = Object.entries(texts).map(([file, text]): [string, OutputFile] => [
      file,
      { type: 'text', text, key: text },
    ]);
    const manifest = await loadManifest(out, openManifests());
    const notes = { ...NO_NOTES, session, cache: openManifests() };
    return (await publish({ ...notes, outputs: new Map(outputs) }, manifest)).written;
  } finally {
    await session.close();
  }
}

it('knows the files again that were copied because the file system has no links', async () => {
  const same = Object.fromEntries(Array.from({ length: 50 }, (_, n) => [`docs/${n}.html`, 'same']));
  await publishTexts({ ...same, 'docs/page': 'a file' });
  // A file becomes a folder: all of `docs` is exchanged.
  expect(await publishTexts({ ...same, 'docs/page/a.html': 'a folder' })).toBe(1);
  expect(readFileSync(path.join(out, 'docs/7.html'), 'utf8')).toBe('same');
  expect(existsSync(path.join(out, 'docs/page/a.html'))).toBe(true);
  expect((await loadManifest(out, openManifests())).complete).toBe(true);
});
