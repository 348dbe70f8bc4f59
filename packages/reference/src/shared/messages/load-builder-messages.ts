import { type BuilderMessages, builderMessages } from './builder.ts';

type PageMessages = BuilderMessages & { readonly lang: string };

/**
 * The builder's messages in a language, with its tag; another language than English is loaded when it is needed. `own` is what
 * the page says otherwise, see `writeBuilderMessages`.
 */
export async function loadBuilderMessages(lang: string, own = '{}'): Promise<PageMessages> {
  const [language] = lang.split('-');
  const built =
    language === 'ar'
      ? { ...(await import('./builder-ar.ts')).arBuilderMessages, lang: 'ar' }
      : { ...builderMessages, lang: 'en' };
  return { ...built, ...(JSON.parse(own) as Partial<PageMessages>) };
}
