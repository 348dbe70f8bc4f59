import { readSiteData } from '@gruntwork-docs/engine/client';
import { type BehaviorMessages, behaviorMessages } from '../messages/behavior-messages.ts';

/** Returns the messages of behaviors in the language of the page. */
export function getBehaviorMessages(): BehaviorMessages {
  return { ...behaviorMessages, ...readSiteData().texts };
}
