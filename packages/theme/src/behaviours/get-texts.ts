import { readSiteData } from '@gruntwork-docs/engine/client';
import { type BehaviourTexts, behaviourTexts } from '../texts/behaviour-texts.ts';

/** What behaviours say, in the language of the page. */
export function getBehaviourTexts(): BehaviourTexts {
  return { ...behaviourTexts, ...readSiteData().texts };
}
