import { readSiteData } from '@gruntwork-docs/engine/client';
import { type BehaviorMessages, behaviorMessages } from '../messages/behavior-messages.ts';

/** What behaviors say, in the language of the page. */
export function getBehaviorMessages(): BehaviorMessages {
  return { ...behaviorMessages, ...readSiteData().texts };
}
