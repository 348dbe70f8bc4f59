import { type BuilderTexts, builderTexts } from './builder-texts.ts';

/** The builder's texts in a language, with its tag; another language than English is loaded when it is needed. */
export async function loadBuilderTexts(lang: string): Promise<BuilderTexts & { readonly lang: string }> {
  const [language] = lang.split('-');
  if (language !== 'ar') return { ...builderTexts, lang: 'en' };
  return { ...(await import('./ar-builder.ts')).arBuilder, lang: 'ar' };
}
