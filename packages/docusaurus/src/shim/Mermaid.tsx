import type { ReactElement } from 'react';
import CodeBlock from './CodeBlock.tsx';

/** A drawing in words, shown as they are. */
export default function Mermaid({ value }: { readonly value: string }): ReactElement {
  return <CodeBlock language="mermaid">{value}</CodeBlock>;
}
