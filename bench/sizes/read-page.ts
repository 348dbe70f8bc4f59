import { gzipSize } from './gzip-size.ts';

/** What a page's HTML weighs, in bytes after gzip. */
export interface HtmlSizes {
  readonly document: number;
  /** The document less its article's HTML: what the page carries beside its own content. */
  readonly overhead: number;
  /** The document less its article's plain text: markup counts as well. */
  readonly overheadOfText: number;
}

/** What a page makes the browser load, as it is written in its HTML. */
export interface PageReferences {
  /** Scripts, those that are brought in by them, and module preloads. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
  /** Islands that start by themselves, before anybody uses them. */
  readonly eagerIslands: readonly string[];
}

/** Weighs a document; one without an article is overhead altogether. */
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

/** Lists what a document's tags load. */
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
