import { type BuilderMessages, builderMessages } from './builder.ts';

type PageMessages = BuilderMessages & { readonly lang: string };

/**
 * Loads the builder's messages in a language, with its tag; languages other than English load on demand.
 * `own` contains the page's overrides, see `writeBuilderMessages`.
 */
export async function loadBuilderMessages(lang: string, own = '{}'): Promise<PageMessages> {
  const [language] = lang.split('-');
  const built =
    language === 'ar'
      ? { ...(await import('./builder-ar.ts')).arBuilderMessages, lang: 'ar' }
      : { ...builderMessages, lang: 'en' };
  return { ...built, ...(JSON.parse(own) as Partial<PageMessages>) };
}
