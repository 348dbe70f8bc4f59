import { type Texts, useTexts } from '@gruntwork-docs/theme/components';
import { type Messages, messages } from '#shared/messages/messages.ts';

type PageMessages = Texts & Messages;

/** Texts completed with English messages of the reference, so that a component can be rendered alone. */
const completed = new WeakMap<Texts, PageMessages>();

/** Returns the messages of theme and reference in the language of the page. Static components only. */
export function useMessages(): PageMessages {
  const texts = useTexts();
  if (hasMessages(texts)) return texts;
  const known = completed.get(texts) ?? { ...messages.en, ...texts };
  completed.set(texts, known);
  return known;
}

/** The engine adds the messages of a source to those of the theme. */
function hasMessages(texts: Texts): texts is PageMessages {
  return 'usage' in texts;
}
