import type { SidebarNode } from '#shared/page-view.ts';
import { routeKey, splitUrl, withoutBase } from '#shared/url.ts';
import type { Problem } from '../errors/problem.ts';
import type { SidebarFragment } from '../model/site-model.ts';

/** What links of the site lead to. */
export interface LinkTargets {
  readonly baseUrl: string;
  readonly routes: ReadonlySet<string>;
  readonly files: ReadonlySet<string>;
}

/**
 * Checks the links that writers put into sidebars of any version and language; entries for documents are checked when
 * sidebars are read. `file` is where the sidebars are from, `undefined` for those that are made of folders.
 */
export function checkSidebars(
  fragments: readonly Pick<SidebarFragment, 'name' | 'index'>[],
  file: string | undefined,
  { baseUrl, routes, files }: LinkTargets,
): Problem[] {
  return fragments.flatMap(({ name, index }) =>
    listLinks(index.tree).flatMap(({ label, url }): Problem[] => {
      const path = withoutBase(baseUrl, splitUrl(url).path);
      if (path !== undefined && (routes.has(routeKey(path)) || files.has(path))) return [];
      const message = `item \`${label}\` of sidebar \`${name}\` names \`${url}\`, which does not exist`;
      return [{ kind: 'link', page: file ?? 'content/sidebars.ts', line: undefined, message }];
    }),
  );
}

function listLinks(nodes: readonly SidebarNode[]): { label: string; url: string }[] {
  return nodes.flatMap((node) => {
    if (node.type === 'link') return node.external ? [] : [node];
    const own = node.url === undefined ? [] : [{ label: node.label, url: node.url }];
    return [...own, ...listLinks(node.items)];
  });
}
