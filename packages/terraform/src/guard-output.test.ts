import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const bin = path.join(import.meta.dirname, '../../../scripts/run.mjs');
const folder = path.join(import.meta.dirname, 'golden/optional-attributes');
const run = promisify(execFile);

describe('the command ends in order', () => {
  it('when nobody reads its output any more', async () => {
    const child = spawn(process.execPath, [bin, 'reference', folder], { stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.destroy();
    let error = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      error += text;
    });
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect({ code, error }).toEqual({ code: 0, error: '' });
  });

  it.runIf(existsSync('/dev/full'))('when the disk is full, with one line that says so', async () => {
    const command = `"$0" "$1" reference "$2" > /dev/full`;
    const failed = await run('sh', ['-c', command, process.execPath, bin, folder]).catch((error) => error);
    expect(failed).toMatchObject({
      code: 1,
      stderr: 'The output cannot be written: no space is left on the device\n',
    });
  });
});
