import type { ImgHTMLAttributes, ReactElement } from 'react';
import './themed-image.css';

interface ThemedImageProps extends ImgHTMLAttributes<HTMLImageElement> {
  readonly sources: { readonly light: string; readonly dark: string };
}

/** An image for each color mode. */
export default function ThemedImage({
  sources,
  alt = '',
  className = '',
  ...rest
}: ThemedImageProps): ReactElement {
  return (
    <>
      <img
        {...rest}
        src={sources.light}
        alt={alt}
        className={`${className} only-light`.trim()}
        loading="lazy"
      />
      <img
        {...rest}
        src={sources.dark}
        alt={alt}
        className={`${className} only-dark`.trim()}
        loading="lazy"
      />
    </>
  );
}
