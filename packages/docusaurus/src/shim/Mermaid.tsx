import { Diagram, useOptionalBodyContext } from '@gruntwork-docs/theme/components';
import type { ReactElement } from 'react';
import CodeBlock from './CodeBlock.tsx';

/** A drawing in words: drawn as fences are, or its text where it is not. */
export default function Mermaid({ value }: { readonly value: string }): ReactElement {
  const drawn = useOptionalBodyContext()?.draw?.(value, 'mermaid');
  if (drawn === undefined) return <CodeBlock language="mermaid">{value}</CodeBlock>;
  return <Diagram svg={drawn.svg} alt={drawn.alt} source={value} lang="mermaid" />;
}
