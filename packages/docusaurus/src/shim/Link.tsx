import type { AnchorHTMLAttributes, ReactElement } from 'react';
import { type AddressParts, toAddress, toSiteUrl } from './site-url.ts';

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly to?: string | AddressParts;
  readonly isNavLink?: boolean;
  readonly autoAddBaseUrl?: boolean;
}

/** A link to a page of the site, or to another site. */
export default function Link({
  to,
  href,
  isNavLink: _,
  autoAddBaseUrl = true,
  ...rest
}: LinkProps): ReactElement {
  const written = toAddress(to ?? href ?? '');
  const target = written.startsWith('pathname://') ? written.slice('pathname://'.length) : written;
  const url = autoAddBaseUrl ? toSiteUrl(target) : target;
  const isForeign = written !== target;
  const outside = /^(?:https?:)?\/\//.test(url) ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return <a {...outside} {...(isForeign && { 'data-no-router': '' })} {...rest} href={url} />;
}
