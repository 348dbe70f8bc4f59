import path from 'node:path';
import { z } from 'zod';
import { type SiteConfig, siteConfigSchema } from '#shared/site-config.ts';
import type { CacheStore } from '../../cache/cache-store.ts';
import { loadTypeScriptModule } from '../../config/modules/load-module.ts';
import { BuildError, throwIfAny } from '../../errors/build-error.ts';
import { hasFile } from '../../files/has-file.ts';
import type { SiteLocale } from './site-locale.ts';

/** Folder of translations, with a subfolder for each locale. */
export const TRANSLATIONS_FOLDER = 'content/i18n';

/** Translatable parts of the config: `content/i18n/<locale>/site.ts` may override them. */
const { shape } = siteConfigSchema;
const translationSchema = z.strictObject({
  title: shape.title.optional(),
  tagline: shape.tagline.optional(),
  navbar: shape.navbar.optional(),
  footer: shape.footer.optional(),
  announcementBar: shape.announcementBar,
});

export interface LocaleConfig {
  readonly config: SiteConfig;
  readonly hash: string;
}

/** The config of a locale: its routes below the locale's path, with translated texts. */
export async function loadLocaleConfig(
  config: SiteConfig,
  locale: SiteLocale,
  siteDir: string,
  cache: CacheStore,
): Promise<LocaleConfig> {
  const docs = { ...config.docs, routeBasePath: locale.root + config.docs.routeBasePath };
  const file = `${TRANSLATIONS_FOLDER}/${locale.name}/site.ts`;
  if (!hasFile(siteDir, file)) return { config: { ...config, docs }, hash: 'none' };
  const { value, hash } = await loadTypeScriptModule(path.join(siteDir, file), cache, file);
  const result = translationSchema.safeParse(value);
  if (!result.success) {
    throwIfAny(
      result.error.issues.map(
        (issue) =>
          new BuildError(`translation \`${issue.path.join('.')}\`: ${issue.message}`, {
            file,
            hint: `It may hold what \`site.config.ts\` has as: ${Object.keys(translationSchema.shape).join(', ')}.`,
          }),
      ),
    );
    throw new BuildError('translation is not valid', { file });
  }
  return { config: { ...config, docs, ...translate(config, result.data, value) }, hash };
}

/** Only values in the file itself override something; the schema's defaults do not. */
function translate(
  config: SiteConfig,
  translation: z.infer<typeof translationSchema>,
  raw: unknown,
): Partial<SiteConfig> {
  const pick = <T extends object>(value: T, written: unknown): Partial<T> =>
    Object.fromEntries(
      Object.entries(value).filter(
        ([key]) => typeof written === 'object' && written !== null && key in written,
      ),
    ) as Partial<T>;
  const { title, tagline, announcementBar, navbar: bar, footer: foot } = pick(translation, raw);
  return {
    ...(title !== undefined && { title }),
    ...(tagline !== undefined && { tagline }),
    ...(announcementBar && { announcementBar }),
    ...(bar && { navbar: { ...config.navbar, ...pick(bar, Reflect.get(Object(raw), 'navbar')) } }),
    ...(foot && { footer: { ...config.footer, ...pick(foot, Reflect.get(Object(raw), 'footer')) } }),
  };
}
