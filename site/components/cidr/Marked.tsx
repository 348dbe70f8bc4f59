import type { ReactElement } from 'react';

/** Text with code in backticks. */
export function Marked({ text }: { readonly text: string }): ReactElement {
  return (
    <>
      {text.split('`').map((part, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no identity but their index
        index % 2 === 1 ? <code key={index}>{part}</code> : part,
      )}
    </>
  );
}
