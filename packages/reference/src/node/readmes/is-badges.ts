import { isExternalUrl } from '@gruntwork-docs/engine/shared';
import type { Node } from './markdown-node.ts';

/** True for a paragraph of badges: images from other hosts, and links around them. */
export function isBadges(node: Node, pictures: ReadonlyMap<string, string>): boolean {
  const isPicture = (child: Node): boolean => {
    if (child.type === 'image') return isExternalUrl(child.url ?? '');
    if (child.type === 'imageReference') return isExternalUrl(pictures.get(child.identifier ?? '') ?? '');
    if (child.type === 'link' || child.type === 'linkReference') {
      const inner = (child.children ?? []).filter((own) => !isBlank(own));
      return inner.length > 0 && inner.every(isPicture);
    }
    return false;
  };
  const children = (node.children ?? []).filter((child) => !isBlank(child));
  return children.length > 0 && children.every(isPicture);
}

function isBlank({ type, value = '' }: Node): boolean {
  return type === 'break' || (type === 'text' && value.trim() === '');
}
