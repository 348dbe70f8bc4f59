import { type BuilderTexts, builderTexts } from './builder-texts.ts';

type OwnTexts = BuilderTexts & { readonly lang: string };

/**
 * The builder's texts in a language, with its tag; another language than English is loaded when it is needed. `own` is what
 * the page says otherwise, see `writeBuilderTexts`.
 */
export async function loadBuilderTexts(lang: string, own = '{}'): Promise<OwnTexts> {
  const [language] = lang.split('-');
  const built =
    language === 'ar'
      ? { ...(await import('./ar-builder.ts')).arBuilder, lang: 'ar' }
      : { ...builderTexts, lang: 'en' };
  return { ...built, ...(JSON.parse(own) as Partial<OwnTexts>) };
}
