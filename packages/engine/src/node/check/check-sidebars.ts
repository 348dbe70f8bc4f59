import type { SidebarNode } from '#shared/page-view.ts';
import type { Problem } from '../errors/problem.ts';
import type { SidebarFragment } from '../plan/site-model.ts';
import { type LinkTargets, leadsSomewhere } from './link-targets.ts';

/**
 * Checks the links in sidebars of any version and language; document entries are checked when sidebars are
 * read. `file` is the source of the sidebars, `undefined` for generated ones.
 */
export function checkSidebars(
  fragments: readonly Pick<SidebarFragment, 'name' | 'index'>[],
  file: string | undefined,
  targets: LinkTargets,
): Problem[] {
  return fragments.flatMap(({ name, index }) =>
    listLinks(index.tree).flatMap(({ label, url }): Problem[] => {
      if (leadsSomewhere(url, targets)) return [];
      const message = `item \`${label}\` of sidebar \`${name}\` names \`${url}\`, which does not exist`;
      return [{ kind: 'link', page: file ?? 'content/sidebars.ts', line: undefined, message }];
    }),
  );
}

function listLinks(nodes: readonly SidebarNode[]): { label: string; url: string }[] {
  return nodes.flatMap((node) => {
    if (node.type === 'html') return [];
    if (node.type === 'link') return node.external ? [] : [node];
    const own = node.url === undefined ? [] : [{ label: node.label, url: node.url }];
    return [...own, ...listLinks(node.items)];
  });
}
