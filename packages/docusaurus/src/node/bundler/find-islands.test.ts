import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { findIslandsOf } from './find-islands.ts';

it.each([
  ['export function IDE() { const [n] = useState(0); }', ['IDE']],
  ['export const MAX_WIDTH = 1;\nexport const Menu = () => useState(0);', ['Menu']],
  ['export default function Home() { useEffect(() => {}); }', ['default']],
  ['export function Plain() { return null; }', []],
])('finds the components that work in a browser: %s', async (text, names) => {
  const dir = await mkdtemp(path.join(tmpdir(), 'islands-'));
  const file = path.join(dir, 'part.jsx');
  await writeFile(file, text);
  expect(findIslandsOf(file, dir).map(({ exported }) => exported)).toEqual(names);
  await rm(dir, { recursive: true });
});
