import { type CheckedBlock, checkBlock } from '@gruntwork-docs/terraform/builder';
import { type ChangesByVersion, loadChanges, type PublishedModule } from './load-module.ts';

/** The result of reading a pasted text. */
export interface PasteResult {
  readonly block: CheckedBlock;
  /** True when the changes since the pinned version are among the findings. */
  readonly knowsChanges: boolean;
}

/** Reads a pasted call, and loads the changes since the version that it pins if that is another one. */
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

/** The other findings are useful even if the changes fail to load. */
async function loadKnownChanges(url: string | undefined): Promise<ChangesByVersion> {
  if (url === undefined) return {};
  try {
    return await loadChanges(url);
  } catch (error) {
    console.warn('What changed between releases could not be loaded.', error);
    return {};
  }
}
