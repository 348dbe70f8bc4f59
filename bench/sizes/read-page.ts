import { gzipSize } from './gzip-size.ts';

/** Sizes of a page's HTML, in bytes after gzip. */
export interface HtmlSizes {
  readonly document: number;
  /** The document without its article's HTML. */
  readonly overhead: number;
  /** The document without its article's plain text: markup counts as well. */
  readonly overheadOfText: number;
}

/** Files that a page's HTML makes the browser load. */
export interface PageReferences {
  /** Scripts, their imports, and module preloads. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
  /** Islands that hydrate without any interaction. */
  readonly eagerIslands: readonly string[];
}

/** Measures a document; one without an article counts as overhead altogether. */
export function measureHtml(html: string): HtmlSizes {
  const article = /<article[\s>][\s\S]*<\/article>/.exec(html)?.[0] ?? '';
  const text = article
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const document = gzipSize(html);
  const weigh = (part: string): number => (part === '' ? 0 : gzipSize(part));
  return { document, overhead: document - weigh(article), overheadOfText: document - weigh(text) };
}

/** Lists the files that a document's tags load. */
export function findReferences(html: string): PageReferences {
  const tags = [...html.matchAll(/<(link|script|gw-island)\s([^>]*)>/g)].map(([, name = '', text = '']) => ({
    name,
    attributes: parseAttributes(text),
  }));
  const links = (rel: string, as?: string): string[] =>
    tags.flatMap(({ name, attributes }) => {
      const href = attributes.get('href');
      const fits =
        name === 'link' && attributes.get('rel') === rel && (as === undefined || attributes.get('as') === as);
      return fits && href !== undefined ? [href] : [];
    });
  const sources = tags.flatMap(({ name, attributes }) => {
    const src = name === 'script' ? attributes.get('src') : undefined;
    return src === undefined ? [] : [src];
  });
  const eagerIslands = tags.flatMap(({ name, attributes }) => {
    const isEager = name === 'gw-island' && ['load', 'visible'].includes(attributes.get('on') ?? '');
    return isEager ? [attributes.get('name') ?? ''] : [];
  });
  return {
    scripts: [...new Set([...sources, ...links('entry'), ...links('modulepreload')])],
    styles: links('stylesheet'),
    fonts: links('preload', 'font'),
    eagerIslands: [...new Set(eagerIslands)],
  };
}

function parseAttributes(text: string): Map<string, string> {
  return new Map(
    [...text.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [name, value]),
  );
}
