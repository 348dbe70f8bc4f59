import type { ReactElement } from 'react';
import { sizeSvg } from './size-svg.ts';

export interface DiagramProps {
  /** Text of the SVG file. */
  readonly svg: string;
  /** Everything that the picture tells, in words. */
  readonly alt: string;
  readonly caption?: string;
}

/** A drawing whose strokes and texts take the page's colors. */
export function Diagram({ svg, alt, caption }: DiagramProps): ReactElement {
  return (
    <figure className="diagram">
      <div role="img" aria-label={alt} dangerouslySetInnerHTML={{ __html: sizeSvg(svg) }} />
      {caption !== undefined && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
