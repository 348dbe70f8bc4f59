import { Fragment, type ReactElement, type ReactNode } from 'react';

/** Shorter names fit on every screen, even next to others. */
const LONG = 20;

/** An identifier as code; a long one can break after `_`, `-`, and `.`, never inside a word. */
export function BreakableName({ name }: { readonly name: string }): ReactElement {
  return (
    <code>
      <BreakableText text={name} longer={LONG} />
    </code>
  );
}

/** Breakable plain text if it has at least this many characters. */
export function BreakableText(props: { readonly text: string; readonly longer: number }): ReactNode {
  const { text, longer } = props;
  if (text.length < longer) return text;
  return text.split(/(?<=[_.-])(?=\w)/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, rendered once
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
