import { arReferenceMessages } from './ar.ts';
import { builderMessages } from './builder.ts';
import { arBuilderMessages } from './builder-ar.ts';
import { referenceMessages } from './en.ts';

const en = { ...referenceMessages, ...builderMessages };

export type MessageKey = keyof typeof en;

/** All messages of reference pages: a language has every message or does not compile. */
export type Messages = Readonly<Record<MessageKey, string>>;

/** Messages of the reference, by language. */
export const messages: { readonly en: Messages; readonly ar: Messages } = {
  en,
  ar: { ...arReferenceMessages, ...arBuilderMessages },
};
