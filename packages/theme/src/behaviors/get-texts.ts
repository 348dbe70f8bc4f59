import { readSiteData } from '@gruntwork-docs/engine/client';
import { type BehaviorTexts, behaviorTexts } from '../texts/behavior-texts.ts';

/** What behaviors say, in the language of the page. */
export function getBehaviorTexts(): BehaviorTexts {
  return { ...behaviorTexts, ...readSiteData().texts };
}
