import type { PageScripts } from '../cache/site-state.ts';
import type { RenderResult } from '../render/render-task.ts';
import { createPageKey, type PlannedTask } from './plan-tasks.ts';

export interface PageScriptsInput {
  readonly planned: readonly PlannedTask[];
  readonly rendered: readonly RenderResult[];
  /** Those of the last build. */
  readonly last: PageScripts;
  readonly documentHash: string;
}

/** The inline scripts of every page as it is published now: of a page that was rendered its own, else what was kept. */
export function collectPageScripts({ planned, rendered, last, documentHash }: PageScriptsInput): PageScripts {
  const results = new Map(rendered.map((result) => [result.key, result]));
  return new Map(
    planned.flatMap(({ task, pageKey }): [string, readonly string[]][] => {
      const result = results.get(task.key);
      if (result !== undefined) return [[createPageKey(result.body, task, documentHash), result.scripts]];
      return pageKey === undefined ? [] : [[pageKey, last.get(pageKey) ?? []]];
    }),
  );
}
