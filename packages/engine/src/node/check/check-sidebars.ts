import type { SidebarNode } from '#shared/page-view.ts';
import { routeKey, splitUrl, withoutBase } from '#shared/url.ts';
import type { SidebarFragment } from '../model/site-model.ts';
import type { Problem } from './problem.ts';

export interface CheckSidebarsInput {
  /** Sidebars of all versions and languages. */
  readonly fragments: readonly Pick<SidebarFragment, 'name' | 'index'>[];
  readonly baseUrl: string;
  /** File that the sidebars are from; `undefined` for those that are made of folders. */
  readonly file: string | undefined;
  readonly routes: ReadonlySet<string>;
  readonly files: ReadonlySet<string>;
}

/** Checks the links that writers put into sidebars; entries for documents are checked when sidebars are read. */
export function checkSidebars(input: CheckSidebarsInput): Problem[] {
  const { fragments, baseUrl, file = 'content/sidebars.ts', routes, files } = input;
  return fragments.flatMap(({ name, index }) =>
    listLinks(index.tree).flatMap(({ label, url }): Problem[] => {
      const path = withoutBase(baseUrl, splitUrl(url).path);
      if (path !== undefined && (routes.has(routeKey(path)) || files.has(path))) return [];
      const message = `item \`${label}\` of sidebar \`${name}\` names \`${url}\`, which does not exist`;
      return [{ kind: 'link', page: file, line: undefined, message }];
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
