import type { SiteConfig } from '@gruntwork-docs/engine/shared';
import { CURRENT_VERSION, type SearchedPlan, type SearchedSite } from '@gruntwork-docs/engine/source';
import type { SearchedPage } from './create-records.ts';

/** A page that search may find. */
export interface IndexedPage {
  readonly plan: SearchedPlan;
  readonly bodyKey: string;
}

/** Pages by the index that they belong to: one for each language and version of the documentation. */
export function groupByContext({
  config,
  plans,
  bodies,
}: Pick<SearchedSite, 'config' | 'plans' | 'bodies'>): Map<string, IndexedPage[]> {
  const pages = plans.flatMap((plan): IndexedPage[] => {
    const body = bodies.get(plan.key);
    return body === undefined || !isSearched(plan) ? [] : [{ plan, bodyKey: body.bodyKey }];
  });
  const languages = new Map<string, IndexedPage[]>();
  for (const page of pages) addTo(languages, getLanguage(page.plan, config), page);
  const contexts = new Map<string, IndexedPage[]>();
  for (const [language, own] of languages) {
    const versions = new Set(own.flatMap(({ plan }) => plan.view.version?.name ?? []));
    // Pages outside of the documentation are found whatever version is searched.
    for (const version of versions.size === 0 ? [CURRENT_VERSION] : versions) {
      for (const page of own)
        if ((page.plan.view.version?.name ?? version) === version)
          addTo(contexts, `${language}-${version}`, page);
    }
  }
  return contexts;
}

function addTo<T>(lists: Map<string, T[]>, key: string, value: T): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}

/** Language of the page around a text; the text may be in another one until it is translated. */
export function getLanguage({ view }: SearchedPlan, config: SiteConfig): string {
  return view.locales.find(({ url }) => url === view.url)?.name ?? config.i18n.defaultLocale;
}

const SEARCHED_KINDS: ReadonlySet<SearchedPlan['view']['kind']> = new Set(['doc', 'page', 'blog-post']);

/** Lists of pages are not what a reader searches for, and what is not listed, or worth nothing, is not to be found. */
export function isSearched({ view, body }: SearchedPlan): boolean {
  return SEARCHED_KINDS.has(view.kind) && !view.unlisted && getWorth(body) > 0;
}

function getWorth(body: SearchedPlan['body']): number {
  return body.doc?.worth ?? 1;
}

/** What a page is searched by beside its body. */
export function describePage({ route, view, body }: SearchedPlan): Omit<SearchedPage, 'entry'> {
  return {
    // What a post tells is told by a page as well, and is kept up to date there.
    worth: view.kind === 'blog-post' ? 0.7 : getWorth(body),
    isModule: body.doc?.frame !== undefined,
    route,
    title: view.title,
    description: view.description ?? '',
    keywords: [...view.keywords, ...view.tags.map((tag) => tag.label)],
    breadcrumbs: view.breadcrumbs.map(({ label }) => label).filter((label) => label !== view.title),
  };
}
