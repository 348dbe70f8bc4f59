import { Diagram, useOptionalBodyContext } from '@gruntwork-docs/theme/components';
import type { ReactElement } from 'react';
import CodeBlock from './CodeBlock.tsx';

/** A Mermaid diagram: rendered like fences, or its source when they are not rendered. */
export default function Mermaid({ value }: { readonly value: string }): ReactElement {
  const drawn = useOptionalBodyContext()?.draw?.(value, 'mermaid');
  if (drawn === undefined) return <CodeBlock language="mermaid">{value}</CodeBlock>;
  return <Diagram svg={drawn.svg} alt={drawn.alt} source={value} lang="mermaid" />;
}
