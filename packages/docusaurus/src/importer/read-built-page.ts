import { type HtmlAttributes, type HtmlReader, readHtml } from '@gruntwork-docs/engine/source';

/** A link of the sidebar, or before and behind a page. */
export interface BuiltLink {
  readonly label: string;
  /** Absent: an entry that opens a category and has no page. */
  readonly url?: string;
  /** What the page is from here stands above its name: pages of a list have a name of the theme alone. */
  readonly hasNote?: boolean;
}

/** What two programs should agree on for a page. */
export interface BuiltPage {
  /** How often each word of the content is there, in lower case: labels of themes differ in that. */
  readonly words: ReadonlyMap<string, number>;
  readonly ids: ReadonlySet<string>;
  /** The pages before and behind this one. */
  readonly previous: BuiltLink | undefined;
  readonly next: BuiltLink | undefined;
  /** The entries of the sidebar that are shown, in their order. */
  readonly sidebar: readonly BuiltLink[];
  /** Where the whole sidebar is, if the page has a part of it. */
  readonly wholeSidebar: string | undefined;
}

interface NamedElement {
  readonly name: string;
  readonly classes: readonly string[];
}

/** Where one program has what a reader reads, and what in it is not the content's. */
export interface PageShape {
  isContent(name: string, attributes: HtmlAttributes): boolean;
  isSidebar(attributes: HtmlAttributes): boolean;
  /** Classes of elements whose words are the theme's. */
  readonly skipped: ReadonlySet<string>;
  /** Classes of such elements whose words are the site's all the same. */
  readonly kept?: ReadonlySet<string>;
  /** Whether an element in a sidebar is an entry's link or label. */
  isEntry(element: NamedElement, outer: NamedElement | undefined): boolean;
  /** Entries of closed categories are read as well. */
  readonly readsClosed?: boolean;
}

export const DOCUSAURUS_SHAPE: PageShape = {
  // The first releases of Docusaurus 2 give it no id.
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
  // A page may bring a `main` of its own, for a part of what it says.
  isContent: (name, { id }) => id === '_main' || name === 'main',
  isSidebar: (attributes) => {
    const classes = classesOf(attributes);
    return classes.includes('sidebar') && !classes.includes('blog-sidebar');
  },
  skipped: new Set(['hash-link', 'sr-only', 'code-label']),
  // The theme has no such name by itself.
  kept: new Set(['code-name']),
  isEntry: ({ name }, item) => (name === 'a' || name === 'span') && item?.name === 'li',
};

/** A file with a whole sidebar, of which pages have a part. */
export const ENGINE_SIDEBAR: PageShape = { ...ENGINE_SHAPE, isSidebar: () => true, readsClosed: true };

const INLINE = new Set(
  'a abbr b bdi cite code del dfn em i ins kbd mark q s samp small span strong sub sup u var wbr'.split(' '),
);
const SKIPPED = new Set(['nav', 'aside', 'button', 'script', 'style', 'svg']);

/** Reads what is to be compared out of the HTML of a page. */
export function readBuiltPage(html: string, shape: PageShape): BuiltPage {
  const reader = createReader(shape);
  readHtml(html, [reader]);
  return reader.takePage();
}

interface Open extends NamedElement {
  readonly inContent: boolean;
  readonly inSidebar: boolean;
  readonly isSkipped: boolean;
  /** A part of the sidebar that is closed. */
  readonly isClosed: boolean;
  /** The link whose name is read here. */
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

/** Elements in a link that are not its name: drawings, and what stands above the name of a neighbor. */
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
