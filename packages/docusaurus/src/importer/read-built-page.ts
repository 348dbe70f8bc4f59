import { type HtmlAttributes, type HtmlReader, readHtml } from '@gruntwork-docs/engine/source';

/** A link of the sidebar, or to the previous or next page. */
export interface BuiltLink {
  readonly label: string;
  /** Absent for a category entry without a page. */
  readonly url?: string;
  /** True for a link with a sublabel such as "Next"; links of list pages have only the theme's label. */
  readonly hasNote?: boolean;
}

/** Page features that both programs should agree on. */
export interface BuiltPage {
  /** Frequency of each word of the content, in lower case, since labels of themes differ in case. */
  readonly words: ReadonlyMap<string, number>;
  readonly ids: ReadonlySet<string>;
  /** Previous page. */
  readonly previous: BuiltLink | undefined;
  readonly next: BuiltLink | undefined;
  /** Visible entries of the sidebar, in order. */
  readonly sidebar: readonly BuiltLink[];
  /** URL of the whole sidebar, if the page contains a part of it. */
  readonly wholeSidebar: string | undefined;
}

interface NamedElement {
  readonly name: string;
  readonly classes: readonly string[];
}

/** Finds a program's content in its HTML, and the parts in it that are not content. */
export interface PageShape {
  isContent(name: string, attributes: HtmlAttributes): boolean;
  isSidebar(attributes: HtmlAttributes): boolean;
  /** Classes of elements whose words are the theme's. */
  readonly skipped: ReadonlySet<string>;
  /** Classes of elements inside these whose words are the site's. */
  readonly kept?: ReadonlySet<string>;
  /** Whether an element in a sidebar is an entry's link or label. */
  isEntry(element: NamedElement, outer: NamedElement | undefined): boolean;
  /** True to read the entries of closed categories as well. */
  readonly readsClosed?: boolean;
}

export const DOCUSAURUS_SHAPE: PageShape = {
  // Early releases of Docusaurus 2 give it no id.
  isContent: (_, attributes) =>
    attributes.id === '__docusaurus_skipToContent_fallback' || classesOf(attributes).includes('main-wrapper'),
  isSidebar: (attributes) => classesOf(attributes).includes('theme-doc-sidebar-menu'),
  skipped: new Set([
    ...['theme-doc-toc-mobile', 'hash-link', 'theme-doc-version-banner', 'theme-doc-version-badge'],
    ...['theme-edit-this-page', 'theme-last-updated', 'pagination-nav'],
  ]),
  isEntry: ({ classes }) => classes.includes('menu__link'),
};

export const ENGINE_SHAPE: PageShape = {
  // A page may contain another `main` element for a part of its content.
  isContent: (name, { id }) => id === '_main' || name === 'main',
  isSidebar: (attributes) => {
    const classes = classesOf(attributes);
    return classes.includes('sidebar') && !classes.includes('blog-sidebar');
  },
  skipped: new Set(['hash-link', 'sr-only', 'code-label']),
  // The theme has no such label by default.
  kept: new Set(['code-name']),
  isEntry: ({ name }, item) => (name === 'a' || name === 'span') && item?.name === 'li',
};

/** A file with a whole sidebar, of which pages have a part. */
export const ENGINE_SIDEBAR: PageShape = { ...ENGINE_SHAPE, isSidebar: () => true, readsClosed: true };

const INLINE = new Set(
  'a abbr b bdi cite code del dfn em i ins kbd mark q s samp small span strong sub sup u var wbr'.split(' '),
);
const SKIPPED = new Set(['nav', 'aside', 'button', 'script', 'style', 'svg']);

/** Extracts the compared features from a page's HTML. */
export function readBuiltPage(html: string, shape: PageShape): BuiltPage {
  const reader = createReader(shape);
  readHtml(html, [reader]);
  return reader.takePage();
}

interface Open extends NamedElement {
  readonly inContent: boolean;
  readonly inSidebar: boolean;
  readonly isSkipped: boolean;
  /** True for a closed part of the sidebar. */
  readonly isClosed: boolean;
  /** Link whose label is being read. */
  readonly named: NamedLink | undefined;
}

interface NamedLink {
  label: string;
  readonly url: string | undefined;
  hasNote?: boolean;
}

function createReader(shape: PageShape): HtmlReader & { takePage(): BuiltPage } {
  const open: Open[] = [];
  const ids = new Set<string>();
  const sidebar: NamedLink[] = [];
  let wholeSidebar: string | undefined;
  let text = '';
  let previous: NamedLink | undefined;
  let next: NamedLink | undefined;
  const isRead = (): boolean => {
    const here = open.at(-1);
    return here?.inContent === true && !here.isSkipped;
  };
  return {
    onOpen(name, attributes) {
      const outer = open.at(-1);
      const classes = classesOf(attributes);
      const { href, rel, id } = attributes;
      const inSidebar = outer?.inSidebar === true || shape.isSidebar(attributes);
      const isClosed =
        outer?.isClosed === true || (inSidebar && 'hidden' in attributes && !shape.readsClosed);
      let named = outer?.named;
      const isEntry = inSidebar && !isClosed && shape.isEntry({ name, classes }, outer);
      if (isEntry && !('data-sidebar-more' in attributes)) {
        const opens =
          attributes.role === 'button' ||
          classes.includes('menu__link--sublist-caret') ||
          'data-category-toggle' in attributes;
        named = { label: '', url: opens ? undefined : href };
        sidebar.push(named);
      }
      if (inSidebar) wholeSidebar = attributes['data-fragment'] ?? wholeSidebar;
      if (name === 'a' && href !== undefined) {
        const isPrevious = rel === 'prev' || classes.includes('pagination-nav__link--prev');
        const isNext = rel === 'next' || classes.includes('pagination-nav__link--next');
        if (isPrevious || isNext) named = { label: '', url: href };
        if (isPrevious) previous = named;
        if (isNext) next = named;
      }
      if (named !== undefined && classes.includes('pagination-nav__sublabel')) named.hasNote = true;
      open.push({
        name,
        classes,
        inContent: outer?.inContent === true || shape.isContent(name, attributes),
        inSidebar,
        isClosed,
        isSkipped:
          outer?.isSkipped === true ||
          SKIPPED.has(name) ||
          (classes.some((own) => shape.skipped.has(own)) && !classes.some((own) => shape.kept?.has(own))),
        named: NO_NAME.has(name) || classes.some((own) => NO_NAME_CLASSES.has(own)) ? undefined : named,
      });
      if (isRead() && !INLINE.has(name)) text += ' ';
      if (isRead() && id !== undefined) ids.add(id);
    },
    onText(own) {
      const named = open.at(-1)?.named;
      if (named !== undefined) named.label += own;
      if (isRead()) text += own;
    },
    onClose(name) {
      if (isRead() && !INLINE.has(name)) text += ' ';
      open.pop();
    },
    takePage: () => ({
      words: countWords(text),
      ids,
      previous: previous && toLink(previous),
      next: next && toLink(next),
      sidebar: sidebar.map(toLink),
      wholeSidebar,
    }),
  };
}

/** Elements in a link that are not its label: icons, and the sublabel of a neighbor. */
const NO_NAME = new Set(['svg']);
const NO_NAME_CLASSES = new Set(['sr-only', 'pagination-nav__sublabel', 'pager-label']);

function toLink({ label, url, hasNote }: NamedLink): BuiltLink {
  return {
    label: label.replace(/\s+/g, ' ').trim(),
    ...(url !== undefined && { url }),
    ...(hasNote === true && { hasNote }),
  };
}

function classesOf({ class: own = '' }: HtmlAttributes): string[] {
  return own.split(/\s+/);
}

function countWords(text: string): Map<string, number> {
  const words = new Map<string, number>();
  for (const [word] of text
    .replaceAll('\u200B', '')
    .toLowerCase()
    .matchAll(/[\p{L}\p{N}_]+/gu))
    words.set(word, (words.get(word) ?? 0) + 1);
  return words;
}
