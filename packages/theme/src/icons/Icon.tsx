import type { ReactElement } from 'react';
import { iconPaths } from './icon-paths.ts';

export type IconName = keyof typeof iconPaths;

/** Icons that point along the line: they turn with the direction of the language. */
const ALONG: ReadonlySet<string> = new Set(['arrow-left', 'arrow-right', 'chevron-right']);

export interface IconProps {
  readonly name: IconName;
  /** Edge in CSS pixels. */
  readonly size?: number;
}

/** A decorative icon in the text's color; what it means is said by the text or label next to it. */
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

/** Checks a name that a writer gave; throws with the known names when there is no such icon. */
export function getIconName(name: string): IconName {
  if (Object.hasOwn(iconPaths, name)) return name as IconName;
  throw new Error(`icon \`${name}\` does not exist; use one of: ${Object.keys(iconPaths).join(', ')}`);
}
