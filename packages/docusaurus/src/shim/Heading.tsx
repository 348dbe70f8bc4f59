import { createElement, type HTMLAttributes, type ReactElement } from 'react';

interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  readonly as?: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
}

/** A heading with an explicit id. */
export default function Heading({ as = 'h2', ...rest }: HeadingProps): ReactElement {
  return createElement(as, rest);
}
