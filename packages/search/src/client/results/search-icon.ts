import { trustHtml } from '@gruntwork-docs/engine/client';
import { searchIconPaths } from './search-icon-paths.ts';

export type SearchIconName = keyof typeof searchIconPaths;

/** Creates a decorative icon in the text's color, like those in rendered pages; `size` is in CSS pixels. */
export function createIcon(name: SearchIconName, size = 18): SVGSVGElement {
  const icon = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const attributes = {
    class: name === 'way' ? 'icon icon-along' : 'icon',
    viewBox: '0 0 24 24',
    width: String(size),
    height: String(size),
    'aria-hidden': 'true',
  };
  for (const [key, value] of Object.entries(attributes)) icon.setAttribute(key, value);
  icon.innerHTML = trustHtml(searchIconPaths[name]);
  return icon;
}
