import { formatText } from '@gruntwork-docs/engine/shared';
import type { CidrProblemKey, CidrProblemMessages, cidrProblemMessages } from './problem-messages.ts';

/** Placeholders of a text: `a` and `b` for `{a} of {b}`. */
type Placeholder<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

type Value = string | number | CidrMessage;

interface MessageOf<Key extends CidrProblemKey> {
  readonly text: Key;
  readonly values: Readonly<Record<Placeholder<(typeof cidrProblemMessages)[Key]>, Value>>;
}

type ClosedKey = {
  [Key in CidrProblemKey]: Placeholder<(typeof cidrProblemMessages)[Key]> extends never ? Key : never;
}[CidrProblemKey];

/** A message before translation: a text's key and the values of its placeholders, if any. */
export type CidrMessage =
  | { readonly text: ClosedKey; readonly values?: never }
  | { [Key in Exclude<CidrProblemKey, ClosedKey>]: MessageOf<Key> }[Exclude<CidrProblemKey, ClosedKey>];

/** Formats a message, and messages among its values, in the language of the texts. */
export function formatProblem(texts: CidrProblemMessages, message: CidrMessage): string {
  const values: Readonly<Record<string, Value>> = message.values ?? {};
  const formatted = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'object' ? formatProblem(texts, value) : value,
  ]);
  return formatText(texts[message.text], Object.fromEntries(formatted));
}
