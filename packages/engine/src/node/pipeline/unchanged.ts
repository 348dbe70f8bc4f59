import { checkDuplicateRoutes } from '../check/check-pages.ts';
import { hashFiles } from '../render/hash-files.ts';
import type { BuiltSite } from './build-options.ts';
import { createInputsKey } from './inputs-key.ts';
import type { BuildInputs } from './read-inputs.ts';
import { modelSite } from './site/model-site.ts';

/** True when the published site is up to date. */
export async function isUnchanged(inputs: BuildInputs): Promise<boolean> {
  const { loaded, manifest } = inputs;
  if (!manifest.complete) return false;
  const { shown, isIncomplete } = manifest;
  const files = await hashFiles(shown, loaded.siteDir);
  return manifest.inputsKey === createInputsKey(inputs, { files, isIncomplete });
}

/** The result of a build without changes. */
export function describeUnchanged({ loaded, manifest, notes, staticFiles }: BuildInputs): BuiltSite {
  const { pages, warnings } = manifest;
  return {
    summary: { pages, compiled: 0, rendered: 0, written: 0, removed: 0, warnings, notes },
    loaded,
    get bodies() {
      return loaded.state.bodies;
    },
    getPlans: () => checkDuplicateRoutes(modelSite(loaded, staticFiles).pages).unique,
  };
}
