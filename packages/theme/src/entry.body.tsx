import BlogArchiveOverride from 'virtual:theme-slot/BlogArchive';
import BlogListOverride from 'virtual:theme-slot/BlogList';
import CategoryIndexOverride from 'virtual:theme-slot/CategoryIndex';
import NotFoundOverride from 'virtual:theme-slot/NotFound';
import SearchPageOverride from 'virtual:theme-slot/SearchPage';
import TagListOverride from 'virtual:theme-slot/TagList';
import TagPageOverride from 'virtual:theme-slot/TagPage';
import type { GeneratedPageName, GeneratedPages } from '@gruntwork-docs/engine/shared';
import type { BodyContext, ComponentMap } from '@gruntwork-docs/engine/theme';
import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { BlogArchive as DefaultBlogArchive } from './blog/BlogArchive.tsx';
import { BlogList as DefaultBlogList } from './blog/BlogList.tsx';
import { BodyProvider, withBody } from './body-context.tsx';
import { Admonition } from './mdx/Admonition.tsx';
import { CardGroup, CardList, CenterLayout, Grid, Steps } from './mdx/boxes.tsx';
import { Card } from './mdx/Card.tsx';
import { CodeBlock } from './mdx/CodeBlock.tsx';
import { Details } from './mdx/Details.tsx';
import { Diagram } from './mdx/Diagram.tsx';
import { FileTree } from './mdx/FileTree.tsx';
import { Excerpt, ExcerptNotes, Hero, HeroLink, Path, Paths } from './mdx/home.tsx';
import { Source } from './mdx/Source.tsx';
import { TabItem } from './mdx/TabItem.tsx';
import { Tabs } from './mdx/Tabs.tsx';
import type { Messages } from './messages/messages.ts';
import { MessagesProvider } from './messages/messages-context.tsx';
import { CategoryIndex as DefaultCategoryIndex } from './pages/CategoryIndex.tsx';
import { NotFound as DefaultNotFound } from './pages/NotFound.tsx';
import { TagList as DefaultTagList } from './pages/TagList.tsx';
import { TagPage as DefaultTagPage } from './pages/TagPage.tsx';
import { EmptySlot, slot } from './slots/slot.tsx';

const SearchPage = slot(EmptySlot, () => SearchPageOverride);
const NotFound = slot(DefaultNotFound, () => NotFoundOverride);
const CategoryIndex = slot(DefaultCategoryIndex, () => CategoryIndexOverride);
const TagList = slot(DefaultTagList, () => TagListOverride);
const TagPage = slot(DefaultTagPage, () => TagPageOverride);
const BlogList = slot(DefaultBlogList, () => BlogListOverride);
const BlogArchive = slot(DefaultBlogArchive, () => BlogArchiveOverride);

/** Components that every page can use without an import, by name. */
export const mdxComponents: ComponentMap = {
  Admonition,
  Card,
  CardGroup,
  CardList,
  CenterLayout,
  CodeBlock,
  Details,
  Diagram,
  Excerpt,
  ExcerptNotes,
  FileTree,
  Grid,
  Hero,
  HeroLink,
  Path,
  Paths,
  Source,
  Steps,
  TabItem,
  Tabs,
};

type PageComponents = { readonly [Name in GeneratedPageName]: (props: GeneratedPages[Name]) => ReactNode };

/** Bodies of pages without a source file, by name. */
export const pageComponents: PageComponents = {
  BlogArchive,
  BlogList,
  CategoryIndex,
  NotFound,
  SearchPage,
  TagList,
  TagPage,
};

/** Renders the HTML of a page's content. */
export function renderBody(content: ReactElement, context: BodyContext): string {
  // Ids from `useId` must differ from those of the document around the body.
  return withBody(context, () =>
    renderToStaticMarkup(
      <MessagesProvider texts={context.texts as Messages}>
        <BodyProvider value={context}>{content}</BodyProvider>
      </MessagesProvider>,
      { identifierPrefix: 'body' },
    ),
  );
}
