import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readBundlerMessage } from './bundler-message.ts';

const draw = (file: string): string =>
  `Build failed with 1 error:\n\n[plugin docusaurus]\nError: Transform failed with 1 error:\n\n\u001B[31m[PARSE_ERROR] \u001B[0mExpected \`,\`\n   \u001B[38;5;246m╭─[\u001B[0m ${file}:2:3 \u001B[38;5;246m]\u001B[0m\n   │\n───╯`;

it('takes message and place out of what is drawn for a terminal', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'message-'));
  const file = path.join(dir, 'a.tsx');
  await writeFile(file, 'a\n  b\n');
  expect(readBundlerMessage(draw(path.relative(process.cwd(), file)), dir)).toEqual({
    message: 'Expected `,`',
    file: 'a.tsx',
    line: 2,
    column: 3,
    frame: expect.stringContaining('> 2 |   b'),
  });
  await rm(dir, { recursive: true });
});

it('has no place for a module that no file holds', () => {
  expect(readBundlerMessage(draw('\0virtual:theme-client'), '/site')).toEqual({ message: 'Expected `,`' });
  expect(readBundlerMessage('Something else', '/site')).toEqual({ message: 'Something else' });
});
