import { type RuntimeTexts, runtimeTexts } from '#shared/runtime-texts.ts';
import { readSiteData } from './site-data.ts';

/** What the runtime says, in the language of the page. */
export function getRuntimeTexts(): RuntimeTexts {
  return { ...runtimeTexts, ...readSiteData().texts };
}
