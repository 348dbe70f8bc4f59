/** What the scripts of the bundle know of the site. */
export interface BundleOptions {
  readonly baseUrl: string;
  readonly dotted: readonly string[];
}

/** Like a file's name, as the engine tells pages from files. */
const FILE = /\.[a-z][a-z\d]{1,10}$/i;

/**
 * The file of the bundle that an address of the site stands for once a browser has resolved it in a page from a folder:
 * `/docs/a` is `file:///docs/a` then, or `file:///C:/docs/a`. `undefined` for what is in the bundle's folder already, and elsewhere.
 */
export function toBundleFile(url: URL, root: URL, { baseUrl, dotted }: BundleOptions): string | undefined {
  if (url.protocol !== 'file:' || url.href.startsWith(root.href)) return undefined;
  const sitePath = url.pathname.replace(/^\/[A-Za-z]:(?=\/)/, '');
  if (!sitePath.startsWith(baseUrl)) return undefined;
  const path = decodeURIComponent(sitePath.slice(baseUrl.length));
  if (path === '' || path.endsWith('/')) return `${path}index.html`;
  return FILE.test(path) && !dotted.includes(path) ? path : `${path}.html`;
}
