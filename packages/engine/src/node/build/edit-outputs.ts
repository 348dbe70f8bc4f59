import { hashJson } from '../cache/hash.ts';
import { LostCacheError } from '../files/kept-file.ts';
import type { Part, WrittenParts } from '../output/join-texts.ts';
import type { OutputFile } from '../output/publish.ts';
import type { SearchUpdate } from '../search/search-provider.ts';
import { createPageKey } from '../site/plan-tasks.ts';
import { createTwin } from '../twins/create-twin.ts';
import { hasTwin, toTwinFile } from '../twins/twin-address.ts';
import type { MadePage } from './check-edit.ts';
import { createTwinContext } from './collect-outputs.ts';
import type { EditPlan } from './plan-edit.ts';
import type { BuildInputs } from './read-inputs.ts';

/**
 * All files of a site after an edit: those of the edited pages as they are now, the others as they are published. `undefined` when what
 * is published of a page was not made by the engine alone.
 */
export async function collectEditOutputs(
  { loaded, manifest, manifestFile }: BuildInputs,
  { addressed, documentHash }: EditPlan,
  pages: readonly MadePage[],
  update: SearchUpdate,
): Promise<ReadonlyMap<string, OutputFile> | undefined> {
  const changed = pages.map(({ plan, last, result }) => ({ plan, last, body: result.body }));
  const found = await update(changed);
  if (found === undefined) return undefined;
  const outputs = new Map<string, OutputFile>();
  for (const [file, { key }] of manifest.entries) outputs.set(file, { type: 'staged', key });
  const twins = createTwinContext(loaded, addressed);
  const texts = new Map<string, Part>();
  for (const { plan, last, body } of changed) {
    outputs.set(plan.output, { type: 'staged', key: createPageKey(body, plan, documentHash) });
    if (!hasTwin(plan)) continue;
    const file = toTwinFile(plan.output);
    const before = createTwin(plan, last, twins);
    if (outputs.get(file)?.key !== before.key) return undefined;
    const twin = createTwin(plan, body, twins);
    if (twin.type === 'text') texts.set(before.key, twin);
    outputs.set(file, twin);
  }
  for (const [file, { parts }] of manifest.entries)
    if (parts !== undefined) outputs.set(file, joinAgain(parts, texts, manifestFile));
  for (const [file, output] of found) {
    if (output === undefined) outputs.delete(file);
    else outputs.set(file, output);
  }
  return outputs;
}

/** A file of many texts with other ones in the places of some. */
function joinAgain(
  written: WrittenParts,
  texts: ReadonlyMap<string, Part>,
  manifestFile: string,
): OutputFile {
  const parts = written.map(([key]): Part => {
    const keep = {
      key,
      get text(): string {
        throw new LostCacheError(manifestFile);
      },
    };
    return texts.get(key) ?? keep;
  });
  return { type: 'joined', key: hashJson(parts.map(({ key }) => key)), parts };
}
