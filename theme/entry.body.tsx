import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { GeneratedPageName, GeneratedPages } from '#shared/generated-pages.ts';
import { type BodyContextValue, BodyProvider } from './body-context.tsx';
import { Glossary } from './glossary/Glossary.tsx';
import { Term } from './glossary/Term.tsx';
import { Admonition } from './mdx/Admonition.tsx';
import { CardGroup, CardList, CenterLayout, Grid, Steps } from './mdx/boxes.tsx';
import { Card } from './mdx/Card.tsx';
import { CodeBlock } from './mdx/CodeBlock.tsx';
import { Course } from './mdx/Course.tsx';
import { Details } from './mdx/Details.tsx';
import { Diagram } from './mdx/Diagram.tsx';
import { Excerpt, Hero, HeroLink, Path, Paths, UseCase, UseCases } from './mdx/home.tsx';
import { TabItem } from './mdx/TabItem.tsx';
import { Tabs } from './mdx/Tabs.tsx';
import { CategoryIndex } from './pages/CategoryIndex.tsx';
import { NotFound } from './pages/NotFound.tsx';
import { TagList } from './pages/TagList.tsx';
import { TagPage } from './pages/TagPage.tsx';

/** Any component: what its props are is checked where it is used. */
export type BodyComponent = (props: never) => ReactNode;

/** Components that every page can use without an import, by the name that pages use. */
export const mdxComponents: Readonly<Record<string, BodyComponent>> = {
  Admonition,
  Card,
  CardGroup,
  CardList,
  CenterLayout,
  CodeBlock,
  Course,
  Details,
  Diagram,
  Excerpt,
  Glossary,
  Grid,
  Hero,
  HeroLink,
  Path,
  Paths,
  Steps,
  TabItem,
  Tabs,
  Term,
  UseCase,
  UseCases,
};

type PageComponents = { readonly [Name in GeneratedPageName]: (props: GeneratedPages[Name]) => ReactNode };

const generated: PageComponents = { CategoryIndex, NotFound, TagList, TagPage };

/** Bodies of pages that no file holds, by name. */
export const pageComponents: Readonly<Record<string, BodyComponent>> = generated;

/** The HTML of a page's content. */
export function renderBody(content: ReactElement, context: BodyContextValue): string {
  // Ids that `useId` makes here must differ from those of the document around the body.
  return renderToStaticMarkup(<BodyProvider value={context}>{content}</BodyProvider>, {
    identifierPrefix: 'body',
  });
}
