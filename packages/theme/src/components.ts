// Exports of the theme for rendered modules of a site or a package: the defaults of the slots, page
// components, hooks.

export { BlogArchive } from './blog/BlogArchive.tsx';
export { BlogList } from './blog/BlogList.tsx';
export { BlogPager } from './blog/BlogPager.tsx';
export { BlogSidebar } from './blog/BlogSidebar.tsx';
export { PostMeta } from './blog/PostMeta.tsx';
export {
  BodyProvider,
  getRenderedBody,
  useBodyContext,
  useOptionalBodyContext,
} from './body-context.tsx';
export { Icon } from './icons/Icon.tsx';
export { AnnouncementBar } from './layout/AnnouncementBar.tsx';
export { Article } from './layout/Article.tsx';
export { ArticleFooter } from './layout/ArticleFooter.tsx';
export { BackToTop } from './layout/BackToTop.tsx';
export { ColorModeSwitch } from './layout/ColorModeSwitch.tsx';
export { Footer } from './layout/Footer.tsx';
export { formatDay } from './layout/format-day.ts';
export { Head } from './layout/Head.tsx';
export { Logo } from './layout/Logo.tsx';
export { Navbar } from './layout/Navbar.tsx';
export { PageMenu } from './layout/PageMenu.tsx';
export { PageTitle } from './layout/PageTitle.tsx';
export { SkipLink } from './layout/SkipLink.tsx';
export { SocialMeta } from './layout/SocialMeta.tsx';
export { StructuredData } from './layout/StructuredData.tsx';
export { ContentLink } from './links/ContentLink.tsx';
export { SiteLink } from './links/SiteLink.tsx';
export { TagLink } from './links/TagLink.tsx';
export { Admonition, type AdmonitionType } from './mdx/Admonition.tsx';
export { CardGroup, CardList, CenterLayout, Grid, Steps } from './mdx/boxes.tsx';
export { Card } from './mdx/Card.tsx';
export { CodeBlock } from './mdx/CodeBlock.tsx';
export { Details } from './mdx/Details.tsx';
export { Diagram } from './mdx/Diagram.tsx';
export { Source } from './mdx/Source.tsx';
export { TabItem } from './mdx/TabItem.tsx';
export { Tabs } from './mdx/Tabs.tsx';
export { Message } from './messages/Message.tsx';
export type { Messages as Texts, TextKey } from './messages/messages.ts';
export { MessagesProvider as TextsProvider, useMessages as useTexts } from './messages/messages-context.tsx';
export { Breadcrumbs } from './navigation/Breadcrumbs.tsx';
export { NavbarItems } from './navigation/NavbarItems.tsx';
export { Pager } from './navigation/Pager.tsx';
export { PhoneMenu } from './navigation/PhoneMenu.tsx';
export { Sidebar } from './navigation/Sidebar.tsx';
export { Toc, TocFold } from './navigation/Toc.tsx';
export { CategoryIndex } from './pages/CategoryIndex.tsx';
export { NotFound } from './pages/NotFound.tsx';
export { TagList } from './pages/TagList.tsx';
export { TagPage } from './pages/TagPage.tsx';
export type { SlotComponent, SlotName, Slots } from './slots.ts';
export { useData } from './use-data.ts';
export { VersionBanner } from './versions/VersionBanner.tsx';
