import type { BlogPageKind, BlogView, FeedView } from './blog-view.ts';
import type { EngineMessages } from './engine-messages.ts';
import type { LinkAttributes } from './link-attributes.ts';
import type { HeadTag, PageHead } from './page-head.ts';
import type { PageLink } from './page-link.ts';
import type { SiteConfig } from './site-config.ts';
import type { VersionLinkView, VersionView } from './version-view.ts';

export type { PageLink } from './page-link.ts';

/** A heading of a page, for the table of contents. */
export interface TocEntry {
  readonly id: string;
  /** Inline HTML of the heading: text and `<code>` only, no links. */
  readonly html: string;
  readonly level: number;
  readonly children: readonly TocEntry[];
}

/** A node of a sidebar. */
export type SidebarNode = SidebarLink | SidebarCategory | SidebarHtml;

/** A node with a link. */
export type SidebarEntry = SidebarLink | SidebarCategory;

/** Inline HTML between the entries, written by the site's owner. */
export interface SidebarHtml {
  readonly type: 'html';
  readonly html: string;
}

export interface SidebarLink {
  readonly type: 'link';
  readonly label: string;
  readonly url: string;
  /** Description on cards. */
  readonly description?: string;
  /** The link leads to another site. */
  readonly external: boolean;
  /** From a rule of the config, see `linkAttributes`. */
  readonly attributes?: LinkAttributes;
  /** The entry links to a page outside of the sidebar, which previous and next links skip. */
  readonly isAside?: boolean;
}

export interface SidebarCategory {
  readonly type: 'category';
  readonly label: string;
  /** Description on cards. */
  readonly description?: string;
  /** URL of the category's page; a category without one has only `firstUrl`. */
  readonly url?: string;
  /** URL of the first page inside: the link for readers without JavaScript. */
  readonly firstUrl?: string;
  readonly collapsible: boolean;
  /** Collapsed as configured; categories on the path to the current page are always open. */
  readonly collapsed: boolean;
  readonly items: readonly SidebarNode[];
}

/** Sidebar of one page: the open branch and at most 50 entries in all. */
export interface SidebarView {
  readonly name: string;
  readonly items: readonly SidebarViewNode[];
  /** URL of the HTML fragment with the whole tree; absent when `items` is complete. */
  readonly fragmentUrl?: string;
}

/** Placeholder for the omitted entries at one end of a long list; the fragment has them. */
export interface SidebarMore {
  readonly type: 'more';
  readonly end: 'start' | 'end';
  /** Number of omitted entries. */
  readonly count: number;
  /** URL of the nearest page among them, or of the nearest external link if there are no pages. */
  readonly url: string;
}

/** A sidebar node with its state on one page. */
export type SidebarViewNode =
  | (SidebarLink & { readonly active: boolean })
  | SidebarHtml
  | SidebarMore
  | (Omit<SidebarCategory, 'items'> & {
      /** The path of the category in the tree, `1.0.3`: its identity across pages. */
      readonly key: string;
      /** The category's own page is the current one. */
      readonly active: boolean;
      /** The current page is inside, or is the category itself. */
      readonly onPath: boolean;
      /** `null` when children are omitted to limit the page's HTML; the fragment has them. */
      readonly items: readonly SidebarViewNode[] | null;
    });

export interface TagLink extends PageLink {
  readonly count: number;
}

/** Locale of a rendered page. */
export interface LocaleView {
  readonly name: string;
  readonly label: string;
  readonly direction: 'ltr' | 'rtl';
  /** URL of this same page in the locale. */
  readonly url: string;
  /** The locale has the page in another language, or not at all: search engines don't get a link to it. */
  readonly untranslated?: true;
}

/** Data for the theme to render the document around a page's body. */
export interface PageView {
  readonly kind: 'doc' | 'page' | 'tags' | 'tag' | 'search' | 'not-found' | BlogPageKind;
  /** URL path with base URL: `/docs/intro/overview/how-it-works`. */
  readonly url: string;
  /** Absolute URL, for search engines. */
  readonly canonicalUrl: string;
  /** Plain text, without the site's name. */
  readonly title: string;
  /** Title in the browser's tab; absent: the title and the site's name. */
  readonly documentTitle?: string;
  /** The title as inline HTML (`code` kept). */
  readonly titleHtml: string;
  readonly description?: string;
  readonly keywords: readonly string[];
  /** Absolute URL of the social card. */
  readonly image?: string;
  readonly noIndex: boolean;
  readonly unlisted: boolean;
  /** The text has a title, or the page shows none. */
  readonly hideTitle: boolean;
  /** The body contains `<main>`, of which a page has only one. */
  readonly hasMain?: boolean;
  readonly hideToc: boolean;
  readonly toc: readonly TocEntry[];
  readonly sidebar?: SidebarView;
  readonly breadcrumbs: readonly BreadcrumbView[];
  readonly previous?: PageLink;
  readonly next?: PageLink;
  readonly tags: readonly TagLink[];
  readonly editUrl?: string;
  readonly lastUpdated?: LastUpdated;
  /** The same page in other formats; a title adds to the type. */
  readonly formats?: readonly { readonly title?: string; readonly type: string; readonly url: string }[];
  /** On pages of the blog. */
  readonly blog?: BlogView;
  /** Feeds of the source that the page is of. */
  readonly feeds?: readonly FeedView[];
  /** The default locale first; empty on a site in one language. */
  readonly locales: readonly LocaleView[];
  /** The documentation version of the page; absent on other pages, and with one version. */
  readonly version?: VersionView;
  /** Links to this page in every version, newest first; absent with one version. */
  readonly versions?: readonly VersionLinkView[];
  /** Language of the text if it isn't the page's: there is no translation yet. */
  readonly textLocale?: Pick<LocaleView, 'name' | 'direction'>;
  /** Name of the site variant that the page shows; absent: the default. */
  readonly siteVariant?: string;
}

export interface BreadcrumbView {
  readonly label: string;
  readonly url?: string;
}

/** When and by whom a page was last changed; the date is ISO 8601, a day. */
export interface LastUpdated {
  readonly date?: string;
  readonly author?: string;
}

/** A navbar item resolved to URLs. */
export type NavbarItemView =
  | {
      readonly type: 'link';
      readonly label: string;
      readonly url: string;
      readonly external: boolean;
      /** From a rule of the config, see `linkAttributes`. */
      readonly attributes?: LinkAttributes;
      readonly position: 'left' | 'right';
      readonly activeBaseRegex?: string;
      /** Name of the sidebar of the linked document: the item is active on all pages of that sidebar. */
      readonly activeSidebar?: string;
      /** The linked document in each version that has it, by version name; absent with one version. */
      readonly versionUrls?: Readonly<Record<string, string>>;
    }
  | {
      readonly type: 'dropdown';
      readonly label: string;
      readonly position: 'left' | 'right';
      readonly items: readonly Extract<NavbarItemView, { type: 'link' }>[];
    }
  /** Derived from the page's versions or locales. */
  | {
      readonly type: 'docsVersionDropdown' | 'localeDropdown';
      readonly position: 'left' | 'right';
    };

/** The part of the site's config and data for every page's document. */
export interface SiteView {
  readonly title: string;
  readonly tagline: string;
  readonly titleDelimiter: string;
  readonly url: string;
  readonly baseUrl: string;
  /** URL of the locale's home page; absent: the base URL. */
  readonly homeUrl?: string;
  readonly baseUrlIssueBanner: boolean;
  /** Favicons and home screen icons: only existing files. */
  readonly icons: readonly IconView[];
  readonly noIndex: boolean;
  readonly lang: string;
  readonly direction: 'ltr' | 'rtl';
  readonly colorMode: SiteConfig['colorMode'];
  readonly navbar: {
    readonly title?: string;
    readonly logo?: LogoView;
    readonly hideOnScroll: boolean;
    readonly items: readonly NavbarItemView[];
  };
  readonly footer: {
    readonly logo?: LogoView;
    readonly columns: readonly { readonly title: string; readonly items: readonly FooterLinkView[] }[];
    /** Inline HTML, written by the site's owner. */
    readonly copyright?: string;
  };
  readonly announcementBar?: SiteConfig['announcementBar'];
  /** Absent on a site without search. */
  readonly search?: SearchView;
  readonly analytics?: SiteConfig['analytics'];
  /** Absent: pages have no menu. */
  readonly pageMenu?: Exclude<SiteConfig['pageMenu'], false>;
  readonly imageZoom: SiteConfig['imageZoom'];
  readonly versionPersistence: 'localStorage' | 'none';
  /** Names of all versions; absent with one version. */
  readonly versions?: readonly string[];
  /** URL of the tag list. */
  readonly tagsUrl?: string;
}

/** Data for search on every page; further properties are up to the search. */
export interface SearchView {
  /** URL of the search page. */
  readonly url: string;
}

export interface IconView {
  readonly rel: 'icon' | 'apple-touch-icon';
  readonly url: string;
  readonly type?: string;
  readonly sizes?: string;
}

export interface LogoView {
  readonly url: string;
  readonly darkUrl?: string;
  readonly alt: string;
  /** Width by height; absent for a square logo or an unknown size. */
  readonly ratio?: number;
  readonly href: string;
  /** The link leads to another site. */
  readonly external: boolean;
}

export interface FooterLinkView extends PageLink {
  readonly external: boolean;
  /** From a rule of the config, see `linkAttributes`. */
  readonly attributes?: LinkAttributes;
}

/** URLs of the bundler's output, with base URL and content hash. */
export interface AssetsView {
  readonly css: readonly string[];
  readonly entry: string;
  /** Imports of the entry, for preloading. */
  readonly preloads: readonly string[];
  /** Font files for preloading. */
  readonly fonts: readonly string[];
  /** Changes with every deploy that changes scripts or styles; an outdated tab detects it and reloads. */
  readonly buildId: string;
}

/** Input of the theme's document renderer. */
export interface DocumentProps {
  readonly site: SiteView;
  readonly page: PageView;
  readonly assets: AssetsView;
  /** Rendered HTML of the page's content. */
  readonly bodyHtml: string;
  /** The theme's messages in the language of the site's view. */
  readonly texts: EngineMessages;
  /** Further head elements, from the theme of the site's config. */
  readonly head: readonly HeadTag[];
  /** Head elements from the page's components, which override the theme's. */
  readonly pageHead?: PageHead;
}
