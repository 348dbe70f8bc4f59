import { type CheckedBlock, checkBlock } from '@gruntwork-docs/terraform/builder';
import { type ChangesByVersion, loadChanges, type PublishedModule } from './load-module.ts';

/** What a pasted text says. */
export interface PasteResult {
  readonly block: CheckedBlock;
  /** What changed since the pinned version is among the findings, as far as that is anything. */
  readonly knowsChanges: boolean;
}

/** Reads a pasted call; what changed since the version that it pins is loaded when that is another one. */
export async function readPasted(
  text: string,
  module: PublishedModule,
  changesUrl: string | undefined,
): Promise<PasteResult> {
  const block = checkBlock(text, module);
  const { version } = block;
  if (version === undefined || version === module.version || block.errors.length > 0)
    return { block, knowsChanges: version === module.version };
  const changes = await loadKnownChanges(changesUrl);
  const key = Object.keys(changes).find((known) => known === version || known === `v${version}`);
  if (key === undefined) return { block, knowsChanges: false };
  return { block: checkBlock(text, module, () => changes[key] ?? []), knowsChanges: true };
}

/** Without what changed the rest is still worth knowing. */
async function loadKnownChanges(url: string | undefined): Promise<ChangesByVersion> {
  if (url === undefined) return {};
  try {
    return await loadChanges(url);
  } catch (error) {
    console.warn('What changed between releases could not be loaded.', error);
    return {};
  }
}
