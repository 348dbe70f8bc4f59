import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { mapTrace } from './map-trace.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'map-trace-'));
afterAll(() => rmSync(folder, { recursive: true }));

const at = (name: string, place: string): string =>
  `Error: oh\n    at run (${pathToFileURL(path.join(folder, name)).href}:${place})\n    at node:internal/x:1:2`;

it('names the source of a place in a compiled program', () => {
  // Column 1 of line 1 maps to line 3 of `src/run.ts`.
  writeFileSync(
    path.join(folder, 'cli.mjs.map'),
    JSON.stringify({ version: 3, names: [], sources: ['../src/run.ts'], mappings: 'AAEA' }),
  );
  expect(mapTrace(at('cli.mjs', '1:1'))).toBe(
    `Error: oh\n    at run (${path.resolve(folder, '../src/run.ts')}:3:1)\n    at node:internal/x:1:2`,
  );
});

it('leaves a place as it is whose program has no map, or a damaged one', () => {
  writeFileSync(path.join(folder, 'damaged.mjs.map'), '{');
  for (const name of ['none.mjs', 'damaged.mjs']) expect(mapTrace(at(name, '1:1'))).toBe(at(name, '1:1'));
});
