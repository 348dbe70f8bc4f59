import type { LocaleView, PageView } from '#shared/page-view.ts';
import { routeKey } from '#shared/url.ts';
import type { SiteLocale } from '../read/locales/site-locale.ts';
import type { PagePlan } from './page/page-plan.ts';
import type { SiteModel } from './site-model.ts';

/** A locale with its published pages. */
export interface LocaleModel {
  readonly locale: SiteLocale;
  readonly model: SiteModel;
  /** Keys of untranslated documents, with the language of their text. */
  readonly textLocales: ReadonlyMap<string, SiteLocale>;
}

/**
 * Joins the models of all locales, the default one first: links the translations of a page, and makes keys
 * unique.
 */
export function joinLocales(models: readonly LocaleModel[]): SiteModel {
  const [main] = models;
  if (main === undefined) throw new Error('a site has at least one locale');
  const plans = models.map(({ locale, model }) =>
    model.pages.filter(({ route }) => isBelow(routeKey(route), locale.root)),
  );
  const plansByRoute = models.map(({ locale }, index) => {
    const entries = (plans[index] ?? []).map((plan) => [toSharedRoute(plan, locale), plan] as const);
    return new Map(entries);
  });
  const pages = models.flatMap((own, index) =>
    (plans[index] ?? []).map((plan): PagePlan => {
      const sharedRoute = toSharedRoute(plan, own.locale);
      const locales = models.map((other, position) =>
        createLocaleView(other, plansByRoute[position], sharedRoute),
      );
      const translated = own.textLocales.get(plan.key);
      const source = plansByRoute[0]?.get(sharedRoute)?.view;
      return {
        ...plan,
        key: translated === undefined ? plan.key : `${plan.key} (${own.locale.name})`,
        view: {
          ...plan.view,
          locales,
          ...(!own.locale.isDefault && { siteVariant: createVariantName(own.locale, plan.view) }),
          ...(translated !== undefined && {
            textLocale: { name: translated.name, direction: translated.direction },
            ...(source && { canonicalUrl: source.canonicalUrl }),
          }),
        },
      };
    }),
  );
  return {
    ...main.model,
    pages,
    fragments: models.flatMap(({ model }) => model.fragments),
    sites: new Map(models.flatMap(createVariants)),
  };
}

function isBelow(route: string, root: string): boolean {
  return root === '' || route === root || route.startsWith(`${root}/`);
}

/** The part of a route that is the same in all locales. */
function toSharedRoute({ route }: PagePlan, { root }: SiteLocale): string {
  return routeKey(route.slice(root.length) || '/');
}

/** URL of a page in a locale; if the locale doesn't have it, of its home page. */
function createLocaleView(
  { locale, textLocales }: LocaleModel,
  plansByRoute: ReadonlyMap<string, PagePlan> | undefined,
  sharedRoute: string,
): LocaleView {
  const { name, label, direction } = locale;
  const plan = plansByRoute?.get(sharedRoute);
  const shown = plan ?? plansByRoute?.get('/');
  const isTranslated = plan !== undefined && !textLocales.has(plan.key) && plan.view.kind !== 'not-found';
  return { name, label, direction, url: shown?.view.url ?? '', ...(!isTranslated && { untranslated: true }) };
}

function createVariantName({ name }: SiteLocale, { siteVariant }: PageView): string {
  return siteVariant === undefined ? name : `${name}/${siteVariant}`;
}

function createVariants({ locale, model }: LocaleModel) {
  const variants = [...(model.sites ?? [])];
  if (locale.isDefault) return variants;
  const named = variants.map(([name, site]) => [`${locale.name}/${name}`, site] as const);
  return [[locale.name, model.site] as const, ...named];
}
