import type { ReactElement } from 'react';
import { iconPaths } from './icon-paths.ts';

export type IconName = keyof typeof iconPaths;

/** Directional icons, which are mirrored in right-to-left languages. */
const ALONG: ReadonlySet<string> = new Set(['arrow-left', 'arrow-right', 'chevron-right']);

export interface IconProps {
  readonly name: IconName;
  /** Edge in CSS pixels. */
  readonly size?: number;
}

/** A decorative icon in the text's color; the text or label next to it carries the meaning. */
export function Icon({ name, size = 20 }: IconProps): ReactElement {
  return (
    <svg
      className={ALONG.has(name) ? 'icon icon-along' : 'icon'}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: iconPaths[name] }}
    />
  );
}

/** Validates an icon name; throws with the known names if there is no such icon. */
export function getIconName(name: string): IconName {
  if (Object.hasOwn(iconPaths, name)) return name as IconName;
  throw new Error(`icon \`${name}\` does not exist; use one of: ${Object.keys(iconPaths).join(', ')}`);
}
