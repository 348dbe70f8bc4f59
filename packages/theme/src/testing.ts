import type { PageView, SiteView } from '@gruntwork-docs/engine/shared';
import type { BodyContext } from '@gruntwork-docs/engine/theme';
import { en } from './messages/en.ts';

/** Creates a document page for tests, with only the given properties. */
export function samplePage(part: Partial<PageView> = {}): PageView {
  const url = part.url ?? '/docs/intro/overview/how-it-works';
  return {
    kind: 'doc',
    url,
    canonicalUrl: `https://docs.example.com${url}`,
    title: 'How it works',
    titleHtml: 'How it works',
    keywords: [],
    noIndex: false,
    unlisted: false,
    hideTitle: false,
    hideToc: false,
    toc: [],
    breadcrumbs: [],
    tags: [],
    locales: [{ name: 'en', label: 'English', direction: 'ltr', url }],
    ...part,
  };
}

/** Creates a site for tests, with only the given optional properties. */
export function sampleSite(part: Partial<SiteView> = {}): SiteView {
  return {
    title: 'Gruntwork Docs',
    tagline: '',
    titleDelimiter: '|',
    url: 'https://docs.example.com',
    baseUrl: '/',
    baseUrlIssueBanner: true,
    noIndex: false,
    icons: [],
    lang: 'en',
    direction: 'ltr',
    colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false },
    navbar: { hideOnScroll: true, items: [] },
    footer: { columns: [] },
    imageZoom: {
      selector: '.markdown :not(em) > img:not(.no-zoom)',
      options: { margin: 0, background: '#fff', scrollOffset: 40 },
    },
    versionPersistence: 'localStorage',
    ...part,
  };
}

/** Creates the context of a component in a page's body for tests: no data, no rules, English. */
export function sampleBody(part: Partial<BodyContext> = {}): BodyContext {
  return {
    baseUrl: '/',
    url: '/docs/intro',
    lang: part.texts?.lang ?? 'en',
    texts: en,
    linkRules: [],
    read: () => undefined,
    highlight: (code) => ({ html: code, title: undefined, firstLineNumber: undefined }),
    draw: () => undefined,
    addHead: () => undefined,
    ...part,
  };
}

/** The theme's messages in a language. */
export { getMessages as sampleTexts } from './messages/messages.ts';
