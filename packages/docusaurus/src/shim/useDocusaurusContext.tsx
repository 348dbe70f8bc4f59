import site from 'virtual:docusaurus-site';
import { languages } from 'virtual:docusaurus-texts';
import { findLanguage } from './site-messages.ts';

/** Returns the values of the site's config for a component. */
export default function useDocusaurusContext() {
  return {
    siteConfig: { title: '', tagline: '', customFields: {}, themeConfig: {}, ...site },
    siteMetadata: { docusaurusVersion: '3', pluginVersions: {} },
    globalData: {},
    codeTranslations: {},
    i18n: {
      currentLocale: findLanguage(),
      defaultLocale: languages.defaultLocale,
      locales: languages.locales,
      path: 'i18n',
      localeConfigs: {},
    },
  };
}
