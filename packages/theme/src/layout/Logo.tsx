import type { LogoView } from '@gruntwork-docs/engine/shared';
import type { ReactElement } from 'react';

export interface LogoProps {
  readonly logo: LogoView;
  /** Height in CSS pixels; the width follows from the image. */
  readonly height: number;
}

/**
 * The site's logo: one image per color mode if there are two, switched by the stylesheet. Lazy, so the image
 * of the other mode is neither preloaded nor fetched.
 */
export function Logo({ logo, height }: LogoProps): ReactElement {
  const { url, darkUrl, alt, ratio = 1 } = logo;
  const width = Math.round(height * ratio);
  if (darkUrl === undefined)
    return <img className="logo" src={url} alt={alt} width={width} height={height} loading="lazy" />;
  return (
    <>
      <img className="logo logo-light" src={url} alt={alt} width={width} height={height} loading="lazy" />
      <img className="logo logo-dark" src={darkUrl} alt={alt} width={width} height={height} loading="lazy" />
    </>
  );
}
