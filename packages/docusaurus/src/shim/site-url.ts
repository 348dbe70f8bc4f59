import site from 'virtual:docusaurus-site';

/** A site path with the base URL before it; other addresses stay. */
export function toSiteUrl(path: string): string {
  const base = site.baseUrl ?? '/';
  if (!path.startsWith('/') || path.startsWith('//') || (base !== '/' && path.startsWith(base))) return path;
  return base + path.slice(1);
}
