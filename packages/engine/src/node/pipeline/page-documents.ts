import type { RenderResult } from '../render/render-task.ts';
import { createPageKey, type PlannedTask } from './site/plan-tasks.ts';
import type { PageDocument, PageDocuments } from './site/site-state.ts';

export interface PageDocumentsInput {
  readonly planned: readonly PlannedTask[];
  readonly rendered: readonly RenderResult[];
  /** The last build's documents. */
  readonly last: PageDocuments;
  readonly documentHash: string;
}

/** Data about the published document of every page: new for rendered ones, cached for the others. */
export function collectDocuments({
  planned,
  rendered,
  last,
  documentHash,
}: PageDocumentsInput): PageDocuments {
  const results = new Map(rendered.map((result) => [result.key, result]));
  return new Map(
    planned.flatMap(({ task, pageKey = '' }): [string, PageDocument][] => {
      const result = results.get(task.key);
      const known = last.get(pageKey);
      if (result === undefined) return known === undefined ? [] : [[pageKey, known]];
      const { body, scripts, image } = result;
      return [[createPageKey(body, task, documentHash), { scripts, ...(image !== undefined && { image }) }]];
    }),
  );
}
