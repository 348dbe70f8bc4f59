import site from 'virtual:docusaurus-site';
import { toSiteUrl } from './site-url.ts';

interface Options {
  readonly forcePrependBaseUrl?: boolean;
  readonly absolute?: boolean;
}

/** Returns the URL of a file or page of the site. */
export function withBaseUrl(url: string, { absolute = false }: Options = {}): string {
  const isPath = !/^(?:[a-z]+:|#|\/\/)/i.test(url);
  const own = isPath ? toSiteUrl(url.startsWith('/') ? url : `/${url}`) : url;
  return absolute && isPath ? `${String(site.url ?? '')}${own}` : own;
}

export default withBaseUrl;

/** Function version of `useBaseUrl`. */
export function useBaseUrlUtils(): { withBaseUrl: typeof withBaseUrl } {
  return { withBaseUrl };
}
