import { isScriptUrl } from '@gruntwork-docs/engine/shared';
import { escapeHtml } from '@gruntwork-docs/engine/source';

/** Link resolution and diagnostics of a README, for its rewriters. */
export interface ReadmeLinks {
  /** Resolves a relative address; an address that cannot be resolved stays unchanged. */
  resolveLink(address: string): string;
  /** Resolves the address of an image; `undefined` for an image that cannot be shown. */
  resolveImage(address: string): string | undefined;
  /** Reports a change that readers would have seen. */
  note(what: string): void;
}

/** Allowed elements. Everything else is a placeholder such as `<name>`, or does not belong on a page. */
const KEPT = new Set(
  'a abbr b blockquote br caption cite code col colgroup dd del details dfn div dl dt em figcaption figure h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q s samp small span strong sub summary sup table tbody td tfoot th thead tr tt u ul var'.split(
    ' ',
  ),
);
/** Removed elements whose content stays. */
const UNWRAPPED = new Set([
  'center',
  'font',
  'picture',
  'section',
  'article',
  'header',
  'footer',
  'nav',
  'main',
  'nobr',
  'big',
]);
/** Elements removed with their content. */
const REMOVED = new Set(
  'script style iframe object embed form input button select textarea link meta base title svg math video audio source template noscript'.split(
    ' ',
  ),
);
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ['title'],
  img: ['alt', 'title', 'width', 'height'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
  col: ['span'],
  details: ['open'],
  ol: ['start', 'reversed'],
};

const TAG =
  /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-zA-Z][\w:-]*)((?:\s+[^\s"'>/=<]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*)\s*\/?>/g;
const ATTRIBUTE = /([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

/**
 * Rewrites the raw HTML of one README, chunk by chunk in text order, because an element can start in one
 * chunk and end in another. Headings keep their ids.
 */
export function createHtmlRewriter(
  place: ReadmeLinks,
  taken: Iterable<string> = [],
): (html: string) => string {
  /** Open `<a>` elements, with their replacement end tags. */
  const anchors: string[] = [];
  const ids = new Set(taken);
  /** Element whose content is being removed. */
  let removed: string | undefined;

  const rewriteTag = (name: string, attributes: ReadonlyMap<string, string>): string => {
    if (name === 'h1') return '<h2>';
    const kept = (ATTRIBUTES[name] ?? []).flatMap((key) => {
      const value = attributes.get(key);
      return value === undefined || (isSize(key) && !/^\d+$/.test(value)) ? [] : [[key, value] as const];
    });
    const id = attributes.get('id') ?? (name === 'a' ? attributes.get('name') : undefined);
    const isOwnId = id !== undefined && /^[^\s_][^\s]*$/.test(id) && !ids.has(id);
    if (isOwnId) ids.add(id);
    const own = isOwnId ? [['id', id] as const, ...kept] : kept;
    if (name === 'a') return rewriteAnchor(attributes.get('href'), own);
    if (name === 'img') return rewriteImage(attributes, own);
    return toTag(name, own);
  };

  const rewriteAnchor = (href: string | undefined, own: readonly (readonly [string, string])[]): string => {
    const isCode = href !== undefined && isScriptUrl(href);
    if (isCode) place.note(`the address \`${href}\`, which runs code`);
    const tag = href === undefined || isCode ? 'span' : 'a';
    anchors.push(`</${tag}>`);
    return toTag(tag, tag === 'a' ? [['href', place.resolveLink(href ?? '')], ...own] : own);
  };

  const rewriteImage = (
    attributes: ReadonlyMap<string, string>,
    own: readonly (readonly [string, string])[],
  ): string => {
    const src = attributes.get('src') ?? '';
    const alt = attributes.get('alt') ?? '';
    const shown = place.resolveImage(src);
    if (shown !== undefined) return toTag('img', [['src', shown], ...own]);
    place.note(`the picture \`${src}\``);
    const label = escapeHtml(alt);
    // Inside a link, only the label remains.
    if (label === '' || anchors.length > 0 || isScriptUrl(src)) return label;
    return `<a href="${escapeHtml(place.resolveLink(src))}">${label}</a>`;
  };

  const rewriteMatch = (
    [whole, slash, tag, rest = '']: readonly (string | undefined)[],
    after: string,
  ): string => {
    if (tag === undefined) return '';
    const name = tag.toLowerCase();
    const isEnd = slash === '/';
    if (removed !== undefined) {
      if (isEnd && name === removed) removed = undefined;
      return '';
    }
    if (REMOVED.has(name)) {
      if (isEnd || VOID.has(name)) return '';
      place.note(`\`<${name}>\``);
      if (after.toLowerCase().includes(`</${name}`)) removed = name;
      return '';
    }
    if (UNWRAPPED.has(name)) return '';
    if (!KEPT.has(name) && name !== 'h1') return escapeHtml(whole ?? '');
    if (isEnd) return name === 'a' ? (anchors.pop() ?? '') : `</${name === 'h1' ? 'h2' : name}>`;
    return rewriteTag(name, readAttributes(rest));
  };

  return (html) => {
    let result = '';
    let at = 0;
    for (const match of html.matchAll(TAG)) {
      if (removed === undefined) result += html.slice(at, match.index);
      at = match.index + match[0].length;
      result += rewriteMatch(match, html.slice(at));
    }
    return removed === undefined ? result + html.slice(at) : result;
  };
}

const VOID = new Set(['input', 'link', 'meta', 'base', 'source', 'embed']);

function isSize(key: string): boolean {
  return key === 'width' || key === 'height';
}

function readAttributes(text: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, key = '', double, single, bare] of text.matchAll(ATTRIBUTE)) {
    const name = key.toLowerCase();
    if (!attributes.has(name)) attributes.set(name, decode(double ?? single ?? bare ?? ''));
  }
  return attributes;
}

/** Decodes character references, so an address is compared as a browser would read it. */
function decode(value: string): string {
  return value
    .replace(/&#(?:x([\da-f]+)|(\d+));?/gi, (whole, hex: string | undefined, decimal: string | undefined) => {
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    })
    .replace(/&colon;/g, ':')
    .replace(/&(?:tab|newline);/gi, '')
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
}

function toTag(name: string, attributes: readonly (readonly [string, string])[]): string {
  const text = attributes.map(([key, value]) => ` ${key}="${escapeHtml(value)}"`).join('');
  return `<${name}${text}>`;
}
