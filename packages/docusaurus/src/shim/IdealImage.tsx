import type { ImgHTMLAttributes, ReactElement } from 'react';

interface IdealImageProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src'> {
  readonly img: string | { readonly default: string };
}

/** An image. */
export default function IdealImage({ img, alt = '', ...rest }: IdealImageProps): ReactElement {
  return <img {...rest} src={typeof img === 'string' ? img : img.default} alt={alt} loading="lazy" />;
}
