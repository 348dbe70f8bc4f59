import { type ReactElement, useId } from 'react';
import { ID_MARK } from '../drawings/theme-svg.ts';
import { sizeSvg } from './size-svg.ts';

export interface DiagramProps {
  /** Text of the SVG file; absent when that could not be read, which the build tells. */
  readonly svg?: string;
  /** Everything that the picture tells, in words. */
  readonly alt: string;
  readonly caption?: string;
  /** The text that it was drawn from and the language of that: what programs are given in its place. */
  readonly source?: string;
  readonly lang?: string;
}

/** A drawing whose strokes and texts take the page's colors. */
export function Diagram({ svg, alt, caption, source, lang }: DiagramProps): ReactElement {
  const id = useId();
  return (
    <figure className="diagram">
      <div
        role="img"
        aria-label={alt}
        data-source={source}
        data-lang={lang}
        dangerouslySetInnerHTML={{ __html: svg === undefined ? '' : sizeSvg(svg).replaceAll(ID_MARK, id) }}
      />
      {caption !== undefined && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
