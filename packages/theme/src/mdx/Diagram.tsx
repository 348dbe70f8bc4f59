import { type ReactElement, useId } from 'react';
import { ID_MARK } from '../drawings/theme-svg.ts';
import { sizeSvg } from './size-svg.ts';

export interface DiagramProps {
  /** Text of the SVG file; absent if it could not be read, which the build reports. */
  readonly svg?: string;
  /** A complete description of the diagram. */
  readonly alt: string;
  readonly caption?: string;
  /** The source of the diagram, which programs get instead of it, with its language. */
  readonly source?: string;
  readonly lang?: string;
}

/** A diagram whose strokes and labels use the page's colors. */
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
