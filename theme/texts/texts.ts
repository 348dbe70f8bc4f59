import { ar } from './ar.ts';
import { en } from './en.ts';

export type TextKey = keyof typeof en;

/** A catalogue: a language has every text or does not compile. */
export type Texts = Readonly<Record<TextKey, string>>;

const catalogues: Readonly<Record<string, Texts>> = { en, ar };

/** The texts of a locale: its own, else its language's (`de` for `de-AT`), else English. */
export function getTexts(locale: string): Texts {
  return catalogues[locale] ?? catalogues[locale.split('-')[0] ?? ''] ?? en;
}

export type TextValues = Readonly<Record<string, string | number>>;

/** Fills in what a text leaves open. Throws when a value is missing. */
export function formatText(text: string, values: TextValues): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`the text \`${text}\` needs a value for \`${name}\``);
    return String(value);
  });
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
