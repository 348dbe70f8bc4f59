import { failureTexts, runtimeTexts } from '@gruntwork-docs/engine/shared';
import { behaviorMessages } from './behavior-messages.ts';
import { pageMessages } from './page-messages.ts';

/**
 * Every built-in text of the theme. `{name}` is a placeholder; plural forms are separated by `|`, in the
 * order of the language's plural categories: zero, one, two, few, many, other.
 */
export const en = {
  /** Language tag, for formatting dates and plurals. */
  lang: 'en',

  skipLink: 'Skip to main content',
  home: 'Home',
  backToTop: 'Scroll back to top',
  announcement: 'Announcement',
  close: 'Close',
  mainNavigation: 'Main',
  menuToggle: 'Navigation bar toggle',
  mainMenu: 'Main menu',
  menuBack: '← Back to main menu',
  colorToggle: 'Switch between dark and light mode',
  breadcrumbs: 'Breadcrumbs',
  languages: 'Languages',
  chooseLanguage: 'Language: {label}',
  untranslated: 'This page has not been translated yet.',

  sidebar: 'Docs sidebar',
  sidebarFold: 'Pages in this section',
  sidebarMoreBefore: 'One entry before|{count} entries before',
  sidebarMoreAfter: 'One more entry|{count} more entries',
  sidebarToggle: "Toggle the collapsible sidebar category '{label}'",
  toc: 'On this page',
  pager: 'Docs pages navigation',
  previous: 'Previous',
  next: 'Next',

  tagsLabel: 'Tags:',
  tagMark: 'tag',
  editPage: 'Edit this page',
  updated: 'Last updated',
  updatedOn: 'Last updated on {date}',
  updatedBy: 'Last updated by {user}',
  updatedOnBy: 'Last updated on {date} by {user}',

  versions: 'Versions',
  chooseVersion: 'Version: {label}',
  versionUnreleased: 'This is unreleased documentation for {siteTitle} {versionLabel} version.',
  versionUnmaintained:
    'This is documentation for {siteTitle} {versionLabel}, which is no longer actively maintained.',
  versionSuggestion: 'For up-to-date documentation, see the {latestVersionLink} ({versionLabel}).',
  latestVersion: 'latest version',

  note: 'Note',
  tip: 'Tip',
  info: 'Info',
  warning: 'Warning',
  caution: 'Caution',
  danger: 'Danger',

  categoryCount: 'One item|{count} items',
  tags: 'Tags',
  tagsDescription: 'All tags of {siteTitle}.',
  tagCount: 'page|pages',
  docsTagged: 'One doc tagged|{count} docs tagged',
  tagTitle: '{nDocsTagged} with "{tagName}"',
  tagDescription: 'Pages about {tagName}.',
  allTags: 'View All Tags',

  notFoundTitle: 'Page Not Found',
  notFound: 'We could not find what you were looking for.',
  notFoundContact:
    'Please contact the owner of the site that linked you to this address and let them know that their link is broken.',
  notFoundNext: 'Where to go from here',
  homePage: 'Home page',

  ...pageMessages,
  ...behaviorMessages,
  ...runtimeTexts,
  ...failureTexts,

  newerEntries: 'Newer Entries',
  olderEntries: 'Older Entries',
  newerPost: 'Newer Post',
  olderPost: 'Older Post',
  blogListNavigation: 'Blog list page navigation',
  blogPostNavigation: 'Blog post page navigation',
  readMore: 'Read More',
  readingTime: 'One min read|{count} min read',
  allPosts: 'All posts',
  noPosts: 'There are no posts yet.',
  posts: 'One post|{count} posts',
  postsTagged: '{nPosts} tagged with "{tagName}"',
  postsTaggedDescription: 'Posts about {tagName}.',
  blogTagsDescription: 'All tags of the blog of {siteTitle}.',
  blogPage: '{title}, page {number}',
  pageNumber: 'Page {number}',
  archive: 'Archive',
  blogArchive: 'Blog archive',
  rssFeed: 'RSS feed',
  atomFeed: 'Atom feed',

  baseUrlTitle: 'Your Docusaurus site did not load properly.',
  baseUrlReason: "A very common reason is a wrong base URL in the site's configuration.",
  baseUrlConfigured: 'Current configured base URL: {url}',
  baseUrlSuggested: 'We suggest trying base URL: {url}',
  baseUrlHere: 'the path of this page',

  likelyPages: 'Were you looking for one of these?',
} as const;
