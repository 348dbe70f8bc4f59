import { ar } from './ar.ts';
import { en } from './en.ts';
import { formatText } from './format-text.ts';

// A file of its own: code for the browser formats texts without loading every language.
export { formatText, type TextValues } from './format-text.ts';

export type TextKey = keyof typeof en;

/** A catalogue: a language has every text or does not compile. */
export type Texts = Readonly<Record<TextKey, string>>;

const catalogues: Readonly<Record<string, Texts>> = { en, ar };

/** The texts of a locale: its own, else its language's (`de` for `de-AT`), else English. */
export function getTexts(locale: string): Texts {
  return catalogues[locale] ?? catalogues[locale.split('-')[0] ?? ''] ?? en;
}

const ORDER = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/** The form of a text for a number, `count` filled in; a text with too few forms gives its last one. */
export function formatPlural(texts: Texts, key: TextKey, count: number): string {
  const forms = texts[key].split('|');
  const rules = new Intl.PluralRules(texts.lang);
  const { pluralCategories } = rules.resolvedOptions();
  const index = ORDER.filter((category) => pluralCategories.includes(category)).indexOf(rules.select(count));
  const form = forms[Math.min(index, forms.length - 1)] ?? '';
  return formatText(form, { count: new Intl.NumberFormat(texts.lang).format(count) });
}
