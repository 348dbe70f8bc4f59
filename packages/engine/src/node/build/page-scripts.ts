import type { RenderResult } from '../render/render-task.ts';
import { createPageKey, type PlannedTask } from '../site/plan-tasks.ts';
import type { PageScripts } from '../site/site-state.ts';

export interface PageScriptsInput {
  readonly planned: readonly PlannedTask[];
  readonly rendered: readonly RenderResult[];
  /** Those of the last build. */
  readonly last: PageScripts;
  readonly documentHash: string;
}

export interface PageImagesInput extends Omit<PageScriptsInput, 'last'> {
  readonly last: ReadonlyMap<string, string>;
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

/** The pictures that were drawn of pages, in the same way. */
export function collectPageImages({
  planned,
  rendered,
  last,
  documentHash,
}: PageImagesInput): Map<string, string> {
  const results = new Map(rendered.map((result) => [result.key, result]));
  return new Map(
    planned.flatMap(({ task, pageKey }): [string, string][] => {
      const result = results.get(task.key);
      const key = result === undefined ? pageKey : createPageKey(result.body, task, documentHash);
      const image = result === undefined ? last.get(pageKey ?? '') : result.image;
      return key === undefined || image === undefined ? [] : [[key, image]];
    }),
  );
}
