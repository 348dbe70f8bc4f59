import { Parser } from 'htmlparser2';
import type { Addresses } from './addresses.ts';

export interface PageInput {
  readonly html: string;
  /** Path of the page's file in the bundle: `docs/a.html`. */
  readonly file: string;
  readonly addresses: Addresses;
  /** File of the bundle that takes the place of a script: `offline-1.js`; by the script's address. */
  readonly scripts: ReadonlyMap<string, string>;
}

type Attributes = Record<string, string>;

/** Attributes whose value is an address. */
const ADDRESSES = ['href', 'src', 'action', 'poster', 'xlink:href'];

/** Links of the head that are of no use without a server. */
const USELESS_LINKS = new Set(['modulepreload', 'preload', 'search', 'prefetch']);

/**
 * The HTML of a page that opens from a folder: addresses of the site are relative and name files, scripts are plain ones,
 * and the policy, which names the site's own host, is left out.
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

/** Address of the script that a page brings in when it is ready for it: what does so is not there offline. */
function findEntry(name: string, { rel, href }: Attributes): string | undefined {
  return name === 'link' && rel === 'entry' ? href : undefined;
}

/** The new attributes of an element; `undefined` takes its tag out. */
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
  // A page that leads on by itself: `0; url=/docs/a`.
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

/** What a page's scripts need of the site. */
export interface PageNeeds {
  /** Addresses of scripts that are modules: browsers load none from a folder. */
  readonly modules: readonly string[];
  /** Addresses of what they fetch later: the rest of a sidebar, the data of a form. */
  readonly files: readonly string[];
}

/** Reads what a page's scripts need: elements name what is fetched for them in their `data-` attributes. */
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
