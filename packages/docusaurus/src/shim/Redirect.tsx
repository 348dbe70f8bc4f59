import { getRenderedBody } from '@gruntwork-docs/theme/components';
import type { ReactElement } from 'react';
import Link from './Link.tsx';
import { type AddressParts, toAddress } from './site-url.ts';

/** A link to the new URL of a page, which works without scripts; the config's redirects apply on the host. */
export function Redirect({ to }: { readonly to: string | AddressParts }): ReactElement {
  return <Link to={to}>{toAddress(to)}</Link>;
}

const place = { pathname: '/', search: '', hash: '', state: undefined };

/** The location of the page, as far as the server knows it. */
export function useLocation(): typeof place {
  const rendered = getRenderedBody()?.url;
  if (rendered !== undefined) return { ...place, pathname: rendered };
  return typeof window === 'undefined' ? place : { ...place, ...pick(window.location) };
}

function pick({ pathname, search, hash }: Location): Pick<Location, 'pathname' | 'search' | 'hash'> {
  return { pathname, search, hash };
}

/** Navigates to another page. */
export function useHistory(): {
  push(path: string): void;
  replace(path: string): void;
  location: typeof place;
} {
  return {
    push: (path) => window.location.assign(path),
    replace: (path) => window.location.replace(path),
    location: place,
  };
}
