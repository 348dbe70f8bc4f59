import type { SiteConfig } from '#shared/site-config.ts';
import { BuildError } from '../../errors/build-error.ts';

/** A language of the site. */
export interface SiteLocale {
  /** Language tag: `en`, `pt-BR`. */
  readonly name: string;
  /** The language's own name, unless the config overrides it. */
  readonly label: string;
  readonly direction: 'ltr' | 'rtl';
  readonly isDefault: boolean;
  /** Site path before all of its routes: `/ar`; empty for the default locale. */
  readonly root: string;
}

/** Right-to-left scripts, in the notation of `Intl`. */
const RIGHT_TO_LEFT = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Mend', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']);

/** The locales of a site, the default one first. Throws a `BuildError` for invalid language tags. */
export function resolveLocales({ i18n }: SiteConfig): SiteLocale[] {
  const { defaultLocale, locales, localeConfigs } = i18n;
  if (!locales.includes(defaultLocale)) {
    throw new BuildError(`default locale \`${defaultLocale}\` is not among the locales`, {
      file: 'site.config.ts',
      hint: `Add it to \`i18n.locales\`, or choose one of: ${locales.join(', ')}.`,
    });
  }
  const ordered = new Set([defaultLocale, ...locales]);
  return [...ordered].map((name): SiteLocale => {
    const language = parseLanguage(name);
    const own = localeConfigs[name];
    const isDefault = name === defaultLocale;
    return {
      name,
      label: own?.label ?? getLanguageName(name),
      direction: own?.direction ?? (RIGHT_TO_LEFT.has(language.maximize().script ?? '') ? 'rtl' : 'ltr'),
      isDefault,
      root: isDefault ? '' : `/${name}`,
    };
  });
}

function parseLanguage(name: string): Intl.Locale {
  try {
    return new Intl.Locale(name);
  } catch (cause) {
    throw new BuildError(`locale \`${name}\` is not a language tag`, {
      file: 'site.config.ts',
      hint: 'Write it as browsers do: `en`, `pt-BR`.',
      cause,
    });
  }
}

function getLanguageName(name: string): string {
  const label = new Intl.DisplayNames(name, { type: 'language' }).of(name) ?? name;
  return label.charAt(0).toLocaleUpperCase(name) + label.slice(1);
}
