import LogoOverride from 'virtual:theme-slot/Logo';
import type { SiteView } from '@gruntwork-docs/engine/shared';
import type { ReactElement } from 'react';
import { SiteLink } from '../links/SiteLink.tsx';
import { slot } from '../slots/slot.tsx';
import { Logo as DefaultLogo } from './Logo.tsx';

const Logo = slot(DefaultLogo, () => LogoOverride);

/** The footer of every page: columns of links, the logo, and the copyright line, if configured. */
export function Footer({ footer }: { readonly footer: SiteView['footer'] }): ReactElement | null {
  const { columns, logo, copyright } = footer;
  const hasEnd = logo !== undefined || copyright !== undefined;
  if (columns.length === 0 && !hasEnd) return null;
  return (
    <footer className="footer">
      <div className="footer-inner">
        {columns.length > 0 && <FooterColumns columns={columns} />}
        {hasEnd && (
          <div className="footer-end">
            {logo !== undefined && (
              <SiteLink url={logo.href} external={logo.external} className="brand">
                <Logo logo={logo} height={28} />
              </SiteLink>
            )}
            {copyright !== undefined && (
              <div className="footer-copyright" dangerouslySetInnerHTML={{ __html: copyright }} />
            )}
          </div>
        )}
      </div>
    </footer>
  );
}

function FooterColumns({ columns }: Pick<SiteView['footer'], 'columns'>): ReactElement {
  return (
    <div className="footer-columns">
      {columns.map((column, index) => (
        <nav key={column.title} aria-labelledby={`_footer-${index}`}>
          <p className="footer-title" id={`_footer-${index}`}>
            {column.title}
          </p>
          <ul>
            {column.items.map((item) => (
              <li key={item.label}>
                <SiteLink url={item.url} external={item.external} attributes={item.attributes}>
                  {item.label}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
  );
}
