import type { LogoView } from '@gruntwork-docs/engine/shared';
import type { ReactElement } from 'react';

export interface LogoProps {
  readonly logo: LogoView;
  /** CSS pixels; the width follows from the picture. */
  readonly height: number;
}

/**
 * The site's logo: one picture for each color mode where there are two, shown by the stylesheet.
 * Lazy, so that the picture of the other mode is neither preloaded nor fetched.
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
