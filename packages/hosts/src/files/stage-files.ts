import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest, OutputFile } from '@gruntwork-docs/engine/site';
import { createCompressions, type Effort, SMALLEST_COMPRESSED } from './compress.ts';
import { isText, type PublicFile } from './public-files.ts';

/** Number of files to compress at a time: Node's threads for it. */
const AT_ONCE = 4;

export interface StageInput {
  readonly files: readonly PublicFile[];
  readonly types: ReadonlyMap<string, string>;
  /** Folder for new files. */
  readonly newDir: string;
  /** Manifest of the last run: unchanged files are not compressed again. */
  readonly manifest: Manifest;
  readonly effort: Effort;
}

/** Stages the files of the host's root: each public file below `public/`, text with compressed versions. */
export async function stageFiles(input: StageInput): Promise<Map<string, OutputFile>> {
  const outputs = new Map<string, OutputFile>();
  const texts: PublicFile[] = [];
  for (const file of input.files) {
    outputs.set(`public/${file.path}`, { type: 'copy', from: file.from, key: file.key });
    if (isText(input.types.get(path.extname(file.path).slice(1).toLowerCase()) ?? '')) texts.push(file);
  }
  const queue = texts.values();
  const work = async (): Promise<void> => {
    for (const file of queue) await stageMarkdownPages(file, input, outputs);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return outputs;
}

async function stageMarkdownPages(
  { path: name, from, key, size }: PublicFile,
  { newDir, manifest, effort }: StageInput,
  outputs: Map<string, OutputFile>,
): Promise<void> {
  if (size < SMALLEST_COMPRESSED) return;
  for (const { ending, compress } of createCompressions(effort)) {
    const target = `public/${name}${ending}`;
    const output: OutputFile = { type: 'staged', key: `${key} ${effort}` };
    outputs.set(target, output);
    if (manifest.entries.get(target)?.key === output.key) continue;
    await mkdir(path.dirname(path.join(newDir, target)), { recursive: true });
    await writeFile(path.join(newDir, target), await compress(await readFile(from)));
  }
}
