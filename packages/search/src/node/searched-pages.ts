import type { SiteConfig } from '@gruntwork-docs/engine/shared';
import { CURRENT_VERSION, type SearchedPlan, type SearchedSite } from '@gruntwork-docs/engine/source';
import type { SearchedPage } from './create-records.ts';

/** A page that search can find. */
export interface IndexedPage {
  readonly plan: SearchedPlan;
  readonly bodyKey: string;
}

/** Groups pages by index: one for each language and version of the documentation. */
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
    // Pages outside the documentation are found in every version.
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

/** Returns the language of a page's layout; its text can be in another one until it is translated. */
export function getLanguage({ view }: SearchedPlan, config: SiteConfig): string {
  return view.locales.find(({ url }) => url === view.url)?.name ?? config.i18n.defaultLocale;
}

const SEARCHED_KINDS: ReadonlySet<SearchedPlan['view']['kind']> = new Set(['doc', 'page', 'blog-post']);

/** True for a searchable page: list pages, unlisted pages, and pages with a boost of 0 are not. */
export function isSearched({ view, body }: SearchedPlan): boolean {
  return SEARCHED_KINDS.has(view.kind) && !view.unlisted && getWorth(body) > 0;
}

function getWorth(body: SearchedPlan['body']): number {
  return body.doc?.worth ?? 1;
}

/** Returns the searched data of a page apart from its body. */
export function describePage({ route, view, body }: SearchedPlan): Omit<SearchedPage, 'entry'> {
  return {
    // Documentation covers the content of a post, and is kept up to date.
    worth: view.kind === 'blog-post' ? 0.7 : getWorth(body),
    isModule: body.doc?.frame !== undefined,
    route,
    title: view.title,
    description: view.description ?? '',
    keywords: [...view.keywords, ...view.tags.map((tag) => tag.label)],
    breadcrumbs: view.breadcrumbs.map(({ label }) => label).filter((label) => label !== view.title),
  };
}
