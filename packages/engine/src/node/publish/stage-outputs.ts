import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { resolveInside } from '../files/resolve-inside.ts';
import { joinParts } from './joined-file.ts';
import type { Manifest, OutputFile } from './manifest.ts';
import type { OutputSession } from './staging.ts';

export type StagedFile = Extract<OutputFile, { type: 'staged' }>;

/** Number of files before other tasks get a turn, such as the build's heartbeat. */
const AT_ONCE = 100;

/**
 * Writes changed files to the folder of new files, and returns all by path. File operations are synchronous:
 * awaiting thousands of files takes longer than writing them. Throws a `BuildError` for a path outside of the
 * folder.
 */
export async function stageOutputs(
  outputs: ReadonlyMap<string, OutputFile>,
  { outDir, newDir }: Pick<OutputSession, 'outDir' | 'newDir'>,
  { entries }: Pick<Manifest, 'entries'>,
): Promise<Map<string, StagedFile>> {
  const changed = [...outputs].filter(([file, { key }]) => entries.get(file)?.key !== key);
  // Staged files were checked when they were written.
  const files = changed.flatMap(([file, { type }]) => (type === 'staged' ? [] : [file]));
  for (const file of files) resolveInside(outDir, file);
  for (const folder of new Set(files.map((file) => path.dirname(path.join(newDir, file)))))
    mkdirSync(folder, { recursive: true });
  const staged = new Map<string, StagedFile>();
  for (const [index, [file, output]] of changed.entries()) {
    const target = path.join(newDir, file);
    staged.set(
      file,
      writeOutput(target, output, () => findJoined(file, outDir, entries)),
    );
    if (index % AT_ONCE === AT_ONCE - 1) await setImmediate();
  }
  return staged;
}

function writeOutput(
  target: string,
  output: OutputFile,
  findLast: () => ReturnType<typeof findJoined>,
): StagedFile {
  const { key } = output;
  if (output.type === 'staged') return output;
  if (output.type === 'copy') copyFileSync(output.from, target);
  else if (output.type === 'text') writeFileSync(target, output.text);
  else {
    const { data, written } = joinParts(output.parts, findLast());
    writeFileSync(target, data);
    return { type: 'staged', key, parts: written };
  }
  return { type: 'staged', key };
}

/** A joined file of the last build, with its parts; `undefined` if it has changed. */
function findJoined(file: string, outDir: string, entries: Manifest['entries']) {
  const written = entries.get(file)?.parts;
  return written && { data: readFileSync(path.join(outDir, file)), written };
}
