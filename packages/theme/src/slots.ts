import type { GeneratedPages } from '@gruntwork-docs/engine/shared';
import type { ComponentProps, ComponentType } from 'react';
import type { BlogPager } from './blog/BlogPager.tsx';
import type { BlogSidebar } from './blog/BlogSidebar.tsx';
import type { PostMeta } from './blog/PostMeta.tsx';
import type { AnnouncementBar } from './layout/AnnouncementBar.tsx';
import type { Article } from './layout/Article.tsx';
import type { ArticleFooter } from './layout/ArticleFooter.tsx';
import type { Footer } from './layout/Footer.tsx';
import type { Head } from './layout/Head.tsx';
import type { Logo } from './layout/Logo.tsx';
import type { Navbar } from './layout/Navbar.tsx';
import type { PageMenu } from './layout/PageMenu.tsx';
import type { PageTitle } from './layout/PageTitle.tsx';
import type { SocialMeta } from './layout/SocialMeta.tsx';
import type { StructuredData } from './layout/StructuredData.tsx';
import type { Breadcrumbs } from './navigation/Breadcrumbs.tsx';
import type { NavbarItems } from './navigation/NavbarItems.tsx';
import type { Pager } from './navigation/Pager.tsx';
import type { PhoneMenu } from './navigation/PhoneMenu.tsx';
import type { Sidebar } from './navigation/Sidebar.tsx';
import type { Toc, TocFold } from './navigation/Toc.tsx';
import type { SearchMetaProps, SearchSlotProps } from './slots/search-slots.ts';
import type { VersionBanner } from './versions/VersionBanner.tsx';

/** Components that a site can replace by name, with their props. */
export interface Slots {
  /** All of `<head>`. */
  readonly Head: ComponentProps<typeof Head>;
  /** In `<head>`: metadata for link previews in chat apps and social networks. */
  readonly SocialMeta: ComponentProps<typeof SocialMeta>;
  /** In `<head>`: JSON-LD for search engines. */
  readonly StructuredData: ComponentProps<typeof StructuredData>;
  /** In `<head>`: elements of the site's search, which fills the slot. */
  readonly SearchMeta: SearchMetaProps;

  /** The first link of a page, to its text. */
  readonly SkipLink: object;
  /** The line above the navbar, on a site with an announcement. */
  readonly AnnouncementBar: ComponentProps<typeof AnnouncementBar>;
  /** The bar at the top; its `data-region` elements are swapped on client navigation. */
  readonly Navbar: ComponentProps<typeof Navbar>;
  /** The site's logo, in the navbar and in the footer. */
  readonly Logo: ComponentProps<typeof Logo>;
  /** Links and menus of the navbar. */
  readonly NavbarItems: ComponentProps<typeof NavbarItems>;
  /** In the navbar, on a site with search, which fills the slot. */
  readonly SearchButton: SearchSlotProps;
  /** The button for light and dark mode. */
  readonly ColorModeSwitch: object;
  /** The navbar's menu in narrow windows. */
  readonly PhoneMenu: ComponentProps<typeof PhoneMenu>;

  /** The section's pages, next to the text. */
  readonly Sidebar: ComponentProps<typeof Sidebar>;
  /** The newest posts, next to every page of the blog. */
  readonly BlogSidebar: ComponentProps<typeof BlogSidebar>;
  /** The table of contents, next to the text. */
  readonly Toc: ComponentProps<typeof Toc>;
  /** The table of contents above the text, in narrow windows. */
  readonly TocFold: ComponentProps<typeof TocFold>;

  /** Everything within `<main>`: the text under its title, with the slots below. */
  readonly Article: ComponentProps<typeof Article>;
  /** Above a document of a version that is not the latest. */
  readonly VersionBanner: ComponentProps<typeof VersionBanner>;
  /** The menu that copies a page as Markdown. */
  readonly PageMenu: ComponentProps<typeof PageMenu>;
  readonly Breadcrumbs: ComponentProps<typeof Breadcrumbs>;
  /** The `<h1>`, on pages whose text has none. */
  readonly PageTitle: ComponentProps<typeof PageTitle>;
  /** Date, reading time, and authors of a post. */
  readonly PostMeta: ComponentProps<typeof PostMeta>;
  /** Tags, edit link, and the date of the last change. */
  readonly ArticleFooter: ComponentProps<typeof ArticleFooter>;
  /** Links to the previous and the next page. */
  readonly Pager: ComponentProps<typeof Pager>;
  /** Links to newer and older posts. */
  readonly BlogPager: ComponentProps<typeof BlogPager>;

  /** The footer of every page. */
  readonly Footer: ComponentProps<typeof Footer>;
  /** The button that scrolls to the top. */
  readonly BackToTop: object;

  /** The search form in the body of `404.html`; the site's search fills the slot. */
  readonly SearchForm: SearchSlotProps;
  /** The body of the search page; the site's search fills the slot. */
  readonly SearchPage: object;
  /** The body of `404.html`. */
  readonly NotFound: GeneratedPages['NotFound'];
  /** The page of a sidebar category without a document. */
  readonly CategoryIndex: GeneratedPages['CategoryIndex'];
  /** All tags. */
  readonly TagList: GeneratedPages['TagList'];
  /** One tag with its documents. */
  readonly TagPage: GeneratedPages['TagPage'];
  /** A page of the blog's list. */
  readonly BlogList: GeneratedPages['BlogList'];
  /** All posts by year. */
  readonly BlogArchive: GeneratedPages['BlogArchive'];
}

export type SlotName = keyof Slots;

/** The component that fills a slot: `export const Footer: SlotComponent<'Footer'> = ({ footer }) => …`. */
export type SlotComponent<Name extends SlotName> = ComponentType<Slots[Name]>;

const NAMES: Readonly<Record<SlotName, true>> = {
  Head: true,
  SocialMeta: true,
  StructuredData: true,
  SearchMeta: true,
  SkipLink: true,
  AnnouncementBar: true,
  Navbar: true,
  Logo: true,
  NavbarItems: true,
  SearchButton: true,
  ColorModeSwitch: true,
  PhoneMenu: true,
  Sidebar: true,
  BlogSidebar: true,
  Toc: true,
  TocFold: true,
  Article: true,
  VersionBanner: true,
  PageMenu: true,
  Breadcrumbs: true,
  PageTitle: true,
  PostMeta: true,
  ArticleFooter: true,
  Pager: true,
  BlogPager: true,
  Footer: true,
  BackToTop: true,
  SearchForm: true,
  SearchPage: true,
  NotFound: true,
  CategoryIndex: true,
  TagList: true,
  TagPage: true,
  BlogList: true,
  BlogArchive: true,
};

/** The names, in the order of a page. */
export const slotNames = Object.keys(NAMES) as readonly SlotName[];
