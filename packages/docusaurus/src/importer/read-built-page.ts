import {
  type HtmlAttributes,
  type HtmlReader,
  readHtml,
} from '@gruntwork-docs/engine/node/html/read-html.ts';

/** What two programs should agree on for a page. */
export interface BuiltPage {
  /** How often each word of the content is there, in lower case: labels of themes differ in that. */
  readonly words: ReadonlyMap<string, number>;
  readonly ids: ReadonlySet<string>;
  /** Addresses of the pages before and behind this one. */
  readonly previous: string | undefined;
  readonly next: string | undefined;
  /** Addresses of the sidebar that are in the page, in their order. */
  readonly sidebar: readonly string[];
}

/** Where one program has what a reader reads, and what in it is not the content's. */
export interface PageShape {
  isContent(name: string, attributes: HtmlAttributes): boolean;
  isSidebar(name: string, attributes: HtmlAttributes): boolean;
  /** Classes of elements whose words are the theme's. */
  readonly skipped: ReadonlySet<string>;
}

export const DOCUSAURUS: PageShape = {
  isContent: (_, { id }) => id === '__docusaurus_skipToContent_fallback',
  isSidebar: (_, attributes) => classesOf(attributes).includes('theme-doc-sidebar-menu'),
  skipped: new Set([
    ...['theme-doc-toc-mobile', 'hash-link', 'theme-doc-version-banner', 'theme-doc-version-badge'],
    ...['theme-edit-this-page', 'theme-last-updated', 'pagination-nav'],
  ]),
};

export const OWN: PageShape = {
  isContent: (name) => name === 'main',
  isSidebar: (_, attributes) => classesOf(attributes).includes('sidebar'),
  skipped: new Set(['hash-link', 'sr-only', 'code-label']),
};

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

interface Open {
  readonly inContent: boolean;
  readonly inSidebar: boolean;
  readonly isSkipped: boolean;
}

function createReader(shape: PageShape): HtmlReader & { takePage(): BuiltPage } {
  const open: Open[] = [];
  const ids = new Set<string>();
  const sidebar: string[] = [];
  let text = '';
  let previous: string | undefined;
  let next: string | undefined;
  const isRead = (): boolean => {
    const here = open.at(-1);
    return here?.inContent === true && !here.isSkipped;
  };
  return {
    onOpen(name, attributes) {
      const outer = open.at(-1);
      const classes = classesOf(attributes);
      const { href, rel, id } = attributes;
      open.push({
        inContent: outer?.inContent === true || shape.isContent(name, attributes),
        inSidebar: outer?.inSidebar === true || shape.isSidebar(name, attributes),
        isSkipped:
          outer?.isSkipped === true || SKIPPED.has(name) || classes.some((own) => shape.skipped.has(own)),
      });
      if (isRead() && !INLINE.has(name)) text += ' ';
      if (isRead() && id !== undefined) ids.add(id);
      if (name !== 'a' || href === undefined) return;
      if (open.at(-1)?.inSidebar === true) sidebar.push(href);
      if (rel === 'prev' || classes.includes('pagination-nav__link--prev')) previous = href;
      if (rel === 'next' || classes.includes('pagination-nav__link--next')) next = href;
    },
    onText(own) {
      if (isRead()) text += own;
    },
    onClose(name) {
      if (isRead() && !INLINE.has(name)) text += ' ';
      open.pop();
    },
    takePage: () => ({ words: countWords(text), ids, previous, next, sidebar }),
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
