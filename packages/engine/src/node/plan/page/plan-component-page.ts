import type { GeneratedPageName, GeneratedPages } from '#shared/generated-pages.ts';
import { outputFile } from '#shared/url.ts';
import { toTitleHtml } from '../../read/content/title.ts';
import type { PagePlan } from './page-plan.ts';
import { createPlainView, type PlanContext } from './plan-context.ts';

const NO_TOC = { min: 2, max: 3 };

/** Plans a page that a theme component renders from its props. */
export function planComponentPage<Name extends GeneratedPageName>(
  name: Name,
  route: string,
  title: string,
  props: GeneratedPages[Name],
  context: PlanContext,
): PagePlan {
  const view = { ...createPlainView(route, title, context), titleHtml: toTitleHtml(title) };
  return {
    key: route,
    route,
    output: outputFile(route),
    body: { type: 'component', name, props },
    view,
    tocLevels: NO_TOC,
  };
}
