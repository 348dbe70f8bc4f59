import type { ReactElement } from 'react';

/** Text with code in backticks. */
export function InlineCode({ text }: { readonly text: string }): ReactElement {
  const parts = text.split('`');
  let offset = 0;
  return (
    <>
      {parts.map((part, index) => {
        offset += part.length + 1;
        return index % 2 === 1 ? <code key={offset}>{part}</code> : part;
      })}
    </>
  );
}
