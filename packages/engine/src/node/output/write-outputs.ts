import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { joinTexts, type WrittenParts } from './join-texts.ts';
import type { Manifest, OutputFile } from './publish.ts';

export interface WriteOutputsInput {
  readonly changed: readonly (readonly [file: string, output: OutputFile])[];
  readonly outDir: string;
  /** Folder that they are written to; staged ones are there already. */
  readonly newDir: string;
  /** What lies in the output folder. */
  readonly manifest: Manifest;
}

/** Files between two moments for whatever else has to run, such as the sign of life of the build. */
const AT_ONCE = 100;

/**
 * Writes the files that have changed. Each at once: to wait for every one of thousands takes longer than to write it. Returns the parts of
 * those that were joined, by file.
 */
export async function writeOutputs(input: WriteOutputsInput): Promise<Map<string, WrittenParts>> {
  const { changed, outDir, newDir, manifest } = input;
  const folders = new Set(changed.map(([file]) => path.dirname(path.join(newDir, file))));
  for (const folder of folders) mkdirSync(folder, { recursive: true });
  const joined = new Map<string, WrittenParts>();
  for (const [index, [file, output]] of changed.entries()) {
    const target = path.join(newDir, file);
    if (output.type === 'copy') copyFileSync(output.from, target);
    else if (output.type === 'text') writeFileSync(target, output.text);
    else if (output.type === 'joined') {
      const { data, written } = joinTexts(output.parts, findJoined(file, outDir, manifest));
      writeFileSync(target, data);
      joined.set(file, written);
    }
    if (index % AT_ONCE === AT_ONCE - 1) await setImmediate();
  }
  return joined;
}

/** A file that the last build joined, with its parts; `undefined` when it is not there as it was written. */
function findJoined(file: string, outDir: string, { entries }: Manifest) {
  const written = entries.get(file)?.parts;
  return written && { data: readFileSync(path.join(outDir, file)), written };
}
