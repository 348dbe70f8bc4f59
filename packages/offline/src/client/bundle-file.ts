/** Options of the bundle's scripts. */
export interface BundleOptions {
  readonly baseUrl: string;
  readonly dotted: readonly string[];
}

/** File names, as the engine distinguishes files from pages. */
const FILE = /\.[a-z][a-z\d]{1,10}$/i;

/**
 * Returns the bundle's file for a URL of the site as resolved by a browser in a page from a folder: `/docs/a`
 * becomes `file:///docs/a`, or `file:///C:/docs/a`. `undefined` for URLs inside the bundle's folder, and for
 * external ones.
 */
export function toBundleFile(url: URL, root: URL, { baseUrl, dotted }: BundleOptions): string | undefined {
  if (url.protocol !== 'file:' || url.href.startsWith(root.href)) return undefined;
  const sitePath = url.pathname.replace(/^\/[A-Za-z]:(?=\/)/, '');
  if (!sitePath.startsWith(baseUrl)) return undefined;
  const path = decodeURIComponent(sitePath.slice(baseUrl.length));
  if (path === '' || path.endsWith('/')) return `${path}index.html`;
  return FILE.test(path) && !dotted.includes(path) ? path : `${path}.html`;
}
