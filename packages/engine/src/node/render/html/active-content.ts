import { isScriptUrl } from '#shared/script-url.ts';
import { type HtmlAttributes, type HtmlReader, readHtml } from './read-html.ts';

/** Part of a page that would run in a reader's browser, or break scripts there. */
export interface ActivePart {
  readonly kind: 'script' | 'handler' | 'url' | 'island' | 'document' | 'name';
  /** Name in messages. */
  readonly name: string;
  /** Source text that helps to locate it. */
  readonly near: string;
  /** Offset of its element in the text. */
  readonly offset: number;
}

/** Attributes with addresses, including those of animations, which can set one. */
const ADDRESSES = ['href', 'src', 'to', 'action', 'formaction', 'xlink:href', 'data', 'from', 'values'];
/** Elements that affect content outside of them: nothing ends `<plaintext>`. */
const WHOLE_PAGE = ['base', 'plaintext'];
const ISLAND_PARTS = ['gw-island', 'gw-slot'];
/**
 * Elements whose names become properties of the document: `<img name="querySelector">` replaces the function.
 */
const NAMED = ['img', 'form', 'iframe', 'embed', 'object'];

/** Active parts of one element. */
export function findActiveParts(name: string, attributes: HtmlAttributes, offset: number): ActivePart[] {
  const parts: ActivePart[] = [];
  if (ISLAND_PARTS.includes(name))
    parts.push({ kind: 'island', name: `<${name}>`, near: `<${name}`, offset });
  if (WHOLE_PAGE.includes(name) || (name === 'meta' && 'http-equiv' in attributes))
    parts.push({ kind: 'document', name: `<${name}>`, near: `<${name}`, offset });
  if (name === 'script') parts.push({ kind: 'script', name: '<script>', near: '<script', offset });
  if (NAMED.includes(name) && 'name' in attributes)
    parts.push({ kind: 'name', name: 'name=', near: 'name', offset });
  if (name === 'object' && 'id' in attributes) parts.push({ kind: 'name', name: 'id=', near: 'id', offset });
  for (const key in attributes) {
    // An embedded document is separate: its active content is not analyzed here.
    if (isHandler(key) || key === 'srcdoc')
      parts.push({ kind: 'handler', name: `${key}=`, near: key, offset });
  }
  for (const key of ADDRESSES) {
    const value = attributes[key];
    // A frame's `data:` URL is a document without origin, like `srcdoc`.
    if (name === 'iframe' && key === 'src' && value !== undefined && /^\s*data:/i.test(value))
      parts.push({ kind: 'handler', name: 'src=', near: value, offset });
    else if (value !== undefined && isScriptUrl(value))
      parts.push({ kind: 'url', name: `${key}="${value}"`, near: value, offset });
  }
  return parts;
}

/** Active parts of an HTML text. */
export function readActiveParts(html: string): ActivePart[] {
  const parts: ActivePart[] = [];
  const reader: HtmlReader = {
    onOpen(name, attributes, offset) {
      parts.push(...findActiveParts(name, attributes, offset));
    },
  };
  readHtml(html, [reader]);
  return parts;
}

/**
 * True for forbidden parts: scripts, handlers and names unless the site trusts its contributors, others
 * always.
 */
export function isRefused({ kind }: ActivePart, trustContributors: boolean): boolean {
  return !trustContributors || !(kind === 'script' || kind === 'handler' || kind === 'name');
}

/** Message and hint for a refused part. */
export function describeRefusal({ kind, name }: ActivePart): { message: string; hint: string } {
  if (kind === 'url')
    return {
      message: `address \`${name}\` runs code`,
      hint: 'Link to a page; code does not belong into an address.',
    };
  if (kind === 'island')
    return {
      message: `\`${name}\` is the engine's own element`,
      hint: 'Use the component that makes the island.',
    };
  if (kind === 'document')
    return {
      message: `\`${name}\` in content acts on the whole page`,
      hint: 'Take it out; `content/redirects.ts` leads to other pages.',
    };
  if (kind === 'name')
    return {
      message: `\`${name}\` of a picture, form or frame in content takes the place of what scripts ask the document for`,
      hint: 'Take it out; `trustContributors: true` in `site.config.ts` allows it in all pages.',
    };
  return {
    message: `\`${name}\` in content runs code in the reader's browser`,
    hint: 'Take it out, or make it a component of the site; `trustContributors: true` in `site.config.ts` allows it in all pages.',
  };
}

function isHandler(attribute: string): boolean {
  return attribute.length > 2 && attribute.startsWith('on');
}
