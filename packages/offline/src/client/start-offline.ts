// Runs before the site's scripts in every page opened from a folder: provides files that scripts would
// request from a server, and rewrites generated links to files.
import { options } from 'virtual:offline-options';
import { toBundleFile } from './bundle-file.ts';

const script = document.currentScript;
const root = new URL('.', script instanceof HTMLScriptElement ? script.src : location.href);

declare global {
  interface Window {
    /** Called by the packed files. */
    offlineFile: (path: string, text: string) => void;
  }
}

// Pages from a folder cannot be fetched: links load them, as in browsers without the Navigation API.
Reflect.deleteProperty(window, 'navigation');

const texts = new Map<string, string>();
const loads = new Map<string, Promise<string>>();

window.offlineFile = (path, text) => {
  texts.set(path, text);
};

const toFile = (url: URL): string | undefined => toBundleFile(url, root, options);

/** Loads a packed file's content; it is a script, since browsers load nothing else from a folder. */
function load(path: string): Promise<string> {
  const known = loads.get(path);
  if (known !== undefined) return known;
  const loading = new Promise<string>((resolve, reject) => {
    const element = document.createElement('script');
    const fail = (): void => {
      loads.delete(path);
      reject(new TypeError(`${path} is not in this copy of the site.`));
    };
    element.onerror = fail;
    element.onload = () => {
      const text = texts.get(path);
      element.remove();
      if (text === undefined) fail();
      else resolve(text);
    };
    element.src = new URL(`${path}.js`, root).href;
    document.head.append(element);
  });
  loads.set(path, loading);
  return loading;
}

const fetchOnline = window.fetch.bind(window);

window.fetch = async (input, init) => {
  const url = new URL(input instanceof Request ? input.url : String(input), location.href);
  if (url.protocol !== 'file:') return fetchOnline(input, init);
  const file = toFile(url) ?? decodeURIComponent(url.href.slice(root.href.length).replace(/[?#].*$/, ''));
  if (!options.packed.some((packed) => file === packed || file.startsWith(`${packed}/`)))
    throw new TypeError(`${file} cannot be read from a folder.`);
  return new Response(await load(file));
};

/** Links created by scripts contain URLs of the site. */
function mendLinks(node: Node): void {
  if (!(node instanceof Element)) return;
  for (const element of [node, ...node.querySelectorAll('a[href^="/"], img[src^="/"]')]) {
    const name = element instanceof HTMLImageElement ? 'src' : 'href';
    const address = element.getAttribute(name);
    if (address === null || !/^\/(?!\/)/.test(address)) continue;
    const url = new URL(address, location.href);
    const file = toFile(url);
    if (file !== undefined) element.setAttribute(name, new URL(file + url.search + url.hash, root).href);
  }
}

new MutationObserver((records) => {
  for (const { target, type, addedNodes } of records) {
    if (type === 'attributes') mendLinks(target);
    for (const node of addedNodes) mendLinks(node);
  }
}).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['href', 'src'] });

// A script may create and follow a link before the observer runs.
addEventListener(
  'click',
  ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link !== null) mendLinks(link);
  },
  { capture: true },
);
