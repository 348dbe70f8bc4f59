import type { ReactElement } from 'react';
import type { SiteView } from '#shared/page-view.ts';
import { SiteLink } from '../links/SiteLink.tsx';
import { Logo } from './Logo.tsx';

/** The foot of every page: columns of links, the logo and the copyright line. */
export function Footer({ footer }: { readonly footer: SiteView['footer'] }): ReactElement {
  return (
    <footer className="footer">
      <div className="footer-inner">
        <div className="footer-columns">
          {footer.columns.map((column, index) => (
            <nav key={column.title} aria-labelledby={`footer-${index}`}>
              <p className="footer-title" id={`footer-${index}`}>
                {column.title}
              </p>
              <ul>
                {column.items.map((item) => (
                  <li key={item.label}>
                    <SiteLink url={item.url} external={item.external}>
                      {item.label}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className="footer-end">
          {footer.logo !== undefined && (
            <a className="brand" href={footer.logo.href}>
              <Logo logo={footer.logo} width={28} height={28} />
            </a>
          )}
          {footer.copyright !== undefined && <p>{footer.copyright}</p>}
        </div>
      </div>
    </footer>
  );
}
