import { Fragment, type ReactElement, type ReactNode } from 'react';

/** A message with elements in its placeholders. */
export function Message({
  text,
  values,
}: {
  readonly text: string;
  readonly values: Readonly<Record<string, ReactNode>>;
}): ReactElement {
  return (
    <>
      {text.split(/\{(\w+)\}/).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, rendered once
        <Fragment key={index}>{index % 2 === 0 ? part : values[part]}</Fragment>
      ))}
    </>
  );
}
