import site from 'virtual:docusaurus-site';
import { languages } from 'virtual:docusaurus-texts';
import { getRenderedBody } from '@gruntwork-docs/theme/components';

/** A file name, recognized by its extension: `logo.svg`, not `v1.2`. */
const FILE = /\.[a-z][a-z\d]{1,5}$/i;

/** A URL in parts, which Docusaurus's router accepts as well. */
export interface AddressParts {
  readonly pathname?: string;
  readonly search?: string;
  readonly hash?: string;
}

/** Formats a URL; the `?` and `#` may be missing in its parts. */
export function toAddress(to: string | AddressParts): string {
  if (typeof to === 'string') return to;
  const { pathname = '', search = '', hash = '' } = to;
  return pathname + begin('?', search) + begin('#', hash);
}

function begin(sign: string, text: string): string {
  const bare = text.startsWith(sign) ? text.slice(1) : text;
  return bare && sign + bare;
}

/** Adds the base URL to a site path, and the page's language to a page's path; other URLs are unchanged. */
export function toSiteUrl(path: string): string {
  const base = site.baseUrl ?? '/';
  if (!path.startsWith('/') || path.startsWith('//')) return path;
  const below = base !== '/' && path.startsWith(base) ? path.slice(base.length) : path.slice(1);
  return base + localize(below, base);
}

/** Files are the same in all languages; a path with a language is explicit. */
function localize(below: string, base: string): string {
  const [bare = ''] = below.split(/[?#]/);
  const names = bare.split('/');
  const language = findLanguageOfPage(base);
  if (language === undefined || languages.locales.includes(names[0] ?? '')) return below;
  return FILE.test(names.at(-1) ?? '') ? below : `${language}/${below}`;
}

/** Returns the language in the page's URL; the default one is not in URLs. */
function findLanguageOfPage(base: string): string | undefined {
  const here = getRenderedBody()?.url ?? (typeof window === 'undefined' ? '/' : window.location.pathname);
  const [first] = here.slice(base.length).split('/');
  return languages.locales.find((name) => name === first && name !== languages.defaultLocale);
}
