import { Fragment, type ReactElement } from 'react';

/** Shorter names have room on every screen, beside others as well. */
const LONG = 20;

/** An identifier as code; a long one may break behind `_`, `-` and `.`, never inside a word. */
export function BreakableName({ name }: { readonly name: string }): ReactElement {
  if (name.length < LONG) return <code>{name}</code>;
  const parts = name.split(/(?<=[_.-])(?=\w)/);
  return (
    <code>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, rendered once
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </code>
  );
}
