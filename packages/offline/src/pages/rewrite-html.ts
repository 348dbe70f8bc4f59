import { Parser } from 'htmlparser2';
import type { Addresses } from './addresses.ts';

export interface PageInput {
  readonly html: string;
  /** Path of the page's file in the bundle: `docs/a.html`. */
  readonly file: string;
  readonly addresses: Addresses;
  /** File of the bundle that replaces a script, such as `offline-1.js`, by the script's URL. */
  readonly scripts: ReadonlyMap<string, string>;
}

type Attributes = Record<string, string>;

/** Attributes with URLs. */
const ADDRESSES = ['href', 'src', 'action', 'poster', 'xlink:href'];

/** Links of the head that have no effect without a server. */
const USELESS_LINKS = new Set(['modulepreload', 'preload', 'search', 'prefetch']);

/**
 * Rewrites the HTML of a page to open from a folder: URLs of the site become relative file paths, scripts
 * become classic ones, and the content security policy, which names the site's host, is removed.
 */
export function rewriteHtml(input: PageInput): string {
  const { html } = input;
  const parts: string[] = [];
  let end = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const start = parser.startIndex;
        const stop = parser.endIndex + 1;
        const replace = (text: string): void => {
          parts.push(html.slice(end, start), text);
          end = stop;
        };
        const entry = findEntry(name, attributes);
        if (entry !== undefined) {
          const script = changeScript({ src: entry, type: 'module' }, input);
          replace(script === 'same' ? '' : `${writeTag('script', script, '>')}</script>`);
          return;
        }
        const changed = changeTag(name, attributes, input);
        if (changed === 'same') return;
        const close = html.slice(start, stop).endsWith('/>') ? '/>' : '>';
        replace(changed === undefined ? '' : writeTag(name, changed, close));
      },
    },
    { lowerCaseAttributeNames: false, lowerCaseTags: false },
  );
  parser.end(html);
  return parts.join('') + html.slice(end);
}

/** Returns the URL of the script that a page loads once it is ready: its loader does not exist offline. */
function findEntry(name: string, { rel, href }: Attributes): string | undefined {
  return name === 'link' && rel === 'entry' ? href : undefined;
}

/** Returns the new attributes of an element; `undefined` removes its tag. */
function changeTag(name: string, attributes: Attributes, input: PageInput): Attributes | 'same' | undefined {
  if (name === 'link' && USELESS_LINKS.has(attributes.rel ?? '')) return undefined;
  if (name === 'meta' && attributes['http-equiv'] === 'Content-Security-Policy') return undefined;
  if (name === 'script' && attributes.src !== undefined) return changeScript(attributes, input);
  const changed: Attributes = { ...attributes };
  const toRelative = (address: string): string => input.addresses.toRelative(address, input.file) ?? address;
  for (const key of ADDRESSES) {
    const value = attributes[key];
    if (value !== undefined) changed[key] = toRelative(value);
  }
  if (attributes.srcset !== undefined)
    changed.srcset = attributes.srcset.replace(
      /(^|,\s*)([^\s,]+)/g,
      (_, before: string, address: string) => before + toRelative(address),
    );
  // A redirect page: `0; url=/docs/a`.
  if (attributes['http-equiv'] === 'refresh')
    changed.content = (attributes.content ?? '').replace(
      /(url=)(.*)$/,
      (_, before: string, address: string) => before + toRelative(address),
    );
  return Object.keys(attributes).some((key) => attributes[key] !== changed[key]) ? changed : 'same';
}

function changeScript(
  { src = '', type, ...rest }: Attributes,
  { scripts, addresses, file }: PageInput,
): Attributes | 'same' {
  const bundled = scripts.get(src);
  if (bundled === undefined)
    return type === 'module'
      ? 'same'
      : { ...rest, ...(type && { type }), src: addresses.toRelative(src, file) ?? src };
  const { crossorigin: _, async: __, ...kept } = rest;
  return { ...kept, defer: '', src: '../'.repeat(file.split('/').length - 1) + bundled };
}

function writeTag(name: string, attributes: Attributes, close: string): string {
  const written = Object.entries(attributes).map(([key, value]) =>
    value === '' ? ` ${key}` : ` ${key}="${quote(value)}"`,
  );
  return `<${name}${written.join('')}${close}`;
}

function quote(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** Files that a page's scripts need. */
export interface PageNeeds {
  /** URLs of module scripts: browsers load none from a folder. */
  readonly modules: readonly string[];
  /** URLs that they fetch later: the rest of a sidebar, the data of a form. */
  readonly files: readonly string[];
}

/** Lists the files that a page's scripts need: elements name them in their `data-` attributes. */
export function listNeeds(html: string): PageNeeds {
  const modules: string[] = [];
  const files: string[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      const { type, src } = attributes;
      const module =
        findEntry(name, attributes) ?? (name === 'script' && type === 'module' ? src : undefined);
      if (module !== undefined) modules.push(module);
      for (const [key, value] of Object.entries(attributes))
        if (key.startsWith('data-') && /^\/(?!\/).*\.(?:html?|json)$/.test(value)) files.push(value);
    },
  });
  parser.end(html);
  return { modules, files };
}
