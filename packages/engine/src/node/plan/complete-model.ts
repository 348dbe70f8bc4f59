import { countNameFiles } from '../index/page-names.ts';
import { resolveLocales } from '../read/locales/site-locale.ts';
import type { DocsStructure } from '../read/sources/page-source.ts';
import { createVersionedModel } from './create-versioned-model.ts';
import { joinLocales, type LocaleModel } from './join-locales.ts';
import type { PagePlan } from './page/page-plan.ts';
import type { SiteModel, SiteModelInput } from './site-model.ts';

/** The model of a whole site: all versions of its documentation, in all locales. */
export function createCompleteModel(
  structure: Pick<DocsStructure, 'versions' | 'versionSidebars' | 'locales'>,
  given: SiteModelInput,
): SiteModel {
  const model = modelAll(structure, given);
  return { ...model, pages: tellNameFiles(model.pages) };
}

/** Passes the number of page name files to the 404 pages, which suggest similar pages. */
function tellNameFiles(pages: readonly PagePlan[]): PagePlan[] {
  const nameFiles = countNameFiles(pages);
  return pages.map((plan) =>
    plan.view.kind === 'not-found' && plan.body.type === 'component'
      ? { ...plan, body: { ...plan.body, props: { ...plan.body.props, nameFiles } } }
      : plan,
  );
}

function modelAll(
  { versions, versionSidebars, locales }: Pick<DocsStructure, 'versions' | 'versionSidebars' | 'locales'>,
  given: SiteModelInput,
): SiteModel {
  const input = { ...given, sharedDocs: given.docs.filter((doc) => doc.isShared === true) };
  const main = createVersionedModel({ ...input, versions, versionSidebars });
  if (locales.length === 0) return main;
  const all = resolveLocales(input.config);
  const models = locales.map((loaded): LocaleModel => {
    const { locale } = loaded;
    // Pages of other sources are published once, in the language of their text.
    const sources = (input.sources ?? []).filter(({ source }) => source.plansLanguages === true);
    const model = createVersionedModel({ ...input, ...loaded, sources });
    const textLocales = model.pages.flatMap(({ key, body }) => {
      const name = body.type === 'doc' ? body.doc.textLocale : undefined;
      const written = all.find((own) => own.name === name);
      return written === undefined ? [] : [[key, written] as const];
    });
    return { locale, model, textLocales: new Map(textLocales) };
  });
  const [locale] = all;
  if (locale === undefined) throw new Error('a site has at least one locale');
  return joinLocales([{ locale, model: main, textLocales: new Map() }, ...models]);
}
