import site from 'virtual:docusaurus-site';

const LOCALE = 'en';

/** What a component may know of its site: the values that the config gives it. */
export default function useDocusaurusContext() {
  return {
    siteConfig: { title: '', tagline: '', customFields: {}, themeConfig: {}, ...site },
    siteMetadata: { docusaurusVersion: '3', pluginVersions: {} },
    globalData: {},
    codeTranslations: {},
    i18n: {
      currentLocale: LOCALE,
      defaultLocale: LOCALE,
      locales: [LOCALE],
      path: 'i18n',
      localeConfigs: {},
    },
  };
}
