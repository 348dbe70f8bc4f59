import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { CATALOG } from './test-root.ts';

const FOLDER = path.join(CATALOG, 'services/ci-cd-pipeline/ecs-deploy-runner/invoker');

/** Length of a zip entry's header in front of its name. */
const HEADER = 30;

it('the package of the deploy runner holds the code that lies beside it', async () => {
  const zip = await readFile(path.join(FOLDER, 'handler.zip'));
  const code = await readFile(path.join(FOLDER, 'handler.py'));
  const nameLength = zip.readUInt16LE(26);
  const start = HEADER + nameLength + zip.readUInt16LE(28);
  expect(zip.toString('utf8', HEADER, HEADER + nameLength)).toBe('handler.py');
  expect(
    zip.subarray(start, start + zip.readUInt32LE(22)).equals(code),
    'Run `python3 package.py` in the folder of the code.',
  ).toBe(true);
});
