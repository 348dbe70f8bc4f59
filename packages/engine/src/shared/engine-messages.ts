import { formatText } from './format-text.ts';

/**
 * Messages of the engine in generated pages; a theme's message catalogs have them in every language.
 */
const ENGINE_TEXT_KEYS = [
  'lang',
  'tags',
  'tagsDescription',
  'allTags',
  'docsTagged',
  'tagTitle',
  'tagDescription',
  'notFoundTitle',
  'archive',
  'blogArchive',
  'blogTagsDescription',
  'blogPage',
  'pageNumber',
  'posts',
  'postsTagged',
  'postsTaggedDescription',
  'headingLink',
  'headingLinkTo',
  'table',
  'tableName',
] as const;

export type EngineTextKey = (typeof ENGINE_TEXT_KEYS)[number];

/** The message catalog of one language: a theme has further messages in addition to the engine's. */
export type EngineMessages = Readonly<Record<EngineTextKey, string>>;

/** Message catalogs by language; `en` is the fallback. */
export type TextCatalogues<Texts extends EngineMessages = EngineMessages> = Readonly<
  Record<string, Texts>
> & {
  readonly en: Texts;
};

/** The message catalog of a locale: its own, else its language's (`de` for `de-AT`), else English. */
export function findMessages<Messages>(
  catalogues: Readonly<Record<string, Messages>> & { readonly en: Messages },
  locale: string,
): Messages {
  return catalogues[locale] ?? catalogues[locale.split('-')[0] ?? ''] ?? catalogues.en;
}

/** The messages of a locale: its own, else its language's (`de` for `de-AT`), else English. */
export function chooseMessages<Texts extends EngineMessages>(
  catalogues: TextCatalogues<Texts>,
  locale: string,
): Texts {
  return findMessages(catalogues, locale);
}

const ORDER = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/** The plural form of a message for a number, with `count` filled in; the last form is the fallback. */
export function formatPlural<Key extends string>(
  texts: Readonly<Record<Key | 'lang', string>>,
  key: Key,
  count: number,
): string {
  const forms = texts[key].split('|');
  const { categories, rules, numbers } = getPlurals(texts.lang);
  const index = categories.indexOf(rules.select(count));
  const form = forms[Math.min(index, forms.length - 1)] ?? '';
  return formatText(form, { count: numbers.format(count) });
}

interface Plurals {
  readonly rules: Intl.PluralRules;
  /** Plural categories of the language, in the order of a message's forms. */
  readonly categories: readonly string[];
  readonly numbers: Intl.NumberFormat;
}

/** Cached by language: creating them takes longer than the rest of rendering a sidebar entry. */
const plurals = new Map<string, Plurals>();

function getPlurals(lang: string): Plurals {
  const known = plurals.get(lang);
  if (known !== undefined) return known;
  const rules = new Intl.PluralRules(lang);
  const { pluralCategories } = rules.resolvedOptions();
  const categories = ORDER.filter((category) => pluralCategories.includes(category));
  const made = { rules, categories, numbers: new Intl.NumberFormat(lang) };
  plurals.set(lang, made);
  return made;
}
