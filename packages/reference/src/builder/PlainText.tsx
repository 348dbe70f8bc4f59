import { Fragment, type ReactElement } from 'react';

/** A Markdown description as one line of text: code stays code, links become their text. */
export function PlainText({ text }: { readonly text: string }): ReactElement {
  const plain = text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*(.+?)\*\*/g, '$1')
    .replace(/\s+/g, ' ');
  return (
    <>
      {plain.split(/`([^`]+)`/).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which never move
        <Fragment key={index}>{index % 2 === 0 ? part : <code>{part}</code>}</Fragment>
      ))}
    </>
  );
}
