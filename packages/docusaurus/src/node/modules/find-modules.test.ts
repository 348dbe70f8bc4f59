import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { findPageModules } from './find-modules.ts';

it.each(['\n', '\r\n'])('finds what a page imports and no sample does, lines ending in %j', async (end) => {
  const dir = await mkdtemp(path.join(tmpdir(), 'modules-'));
  await mkdir(path.join(dir, 'docs'));
  for (const name of ['shown', 'sample']) await writeFile(path.join(dir, 'docs', `${name}.jsx`), '');
  const text = ["import A from './shown.jsx';", '', '```js', "import B from './sample.jsx';", '```'];
  const found = await findPageModules([{ file: 'docs/a.md', text: text.join(end), hash: '' }], dir);
  expect(found.map((module) => path.basename(module.path))).toEqual(['shown.jsx']);
  await rm(dir, { recursive: true });
});
