import type { CacheAccess } from '../../cache/cache-store.ts';
import { readHtml } from '../../render/html/read-html.ts';
import type { BodyListener } from '../search/search-integration.ts';
import { ADDRESS_MARK } from './escape-markdown.ts';
import { createTreeReader } from './html-tree.ts';
import { createRuleSets, type PlainTextRules } from './plain-text-rules.ts';
import { renderMarkdown } from './render-markdown.ts';

/** Converts the body of a page to Markdown while its HTML is parsed, and saves it. */
export function createMarkdownListener(marks: PlainTextRules): BodyListener {
  const reader = createTreeReader();
  const sets = createRuleSets(marks);
  return {
    ...reader,
    keep: ({ cache, key }) => cache.save('markdown', key, renderMarkdown(reader.root, sets)),
  };
}

/** A body as Markdown, with unresolved addresses between two marks. */
export function convertBody(html: string, marks: PlainTextRules): string {
  const reader = createTreeReader();
  readHtml(html, [reader]);
  return renderMarkdown(reader.root, createRuleSets(marks));
}

/**
 * A cached or new body as Markdown; a lost one is rendered again. Throws a `LostCacheError` when its HTML is
 * gone.
 */
export function getMarkdownBody(cache: CacheAccess, bodyKey: string, marks: PlainTextRules): string {
  const kept = cache.find('markdown', bodyKey);
  if (kept !== undefined) return kept;
  const made = convertBody(cache.get('html', bodyKey), marks);
  cache.save('markdown', bodyKey, made);
  return made;
}

/** Replaces the page's relative addresses with absolute ones. */
export function resolveAddresses(marked: string, resolve: (url: string) => string): string {
  return marked
    .split(ADDRESS_MARK)
    .map((part, index) => (index % 2 === 0 ? part : toDestination(resolve(part))))
    .join('');
}

/** Percent-encodes characters that would end a link destination in Markdown. */
function toDestination(url: string): string {
  return url.replace(/[\s()<>]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);
}
