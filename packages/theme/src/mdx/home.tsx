import type { ReactElement, ReactNode } from 'react';
import { getIconName, Icon } from '../icons/Icon.tsx';
import { ContentLink } from '../links/ContentLink.tsx';

interface HeroProps {
  readonly title: string;
  /** Introduction of one sentence. */
  readonly lead?: string;
  /** `HeroLink`s. */
  readonly children?: ReactNode;
}

/** The introduction at the top of the home page. */
export function Hero({ title, lead, children }: HeroProps): ReactElement {
  return (
    <div className="hero">
      <h1>{title}</h1>
      {lead !== undefined && <p className="hero-lead">{lead}</p>}
      {children !== undefined && <div className="hero-links">{children}</div>}
    </div>
  );
}

interface HeroLinkProps {
  readonly href: string;
  readonly primary?: boolean;
  readonly children: ReactNode;
}

export function HeroLink({ href, primary = false, children }: HeroLinkProps): ReactElement {
  return (
    <ContentLink href={href} className={primary ? 'button button-primary' : 'button'}>
      {children}
    </ContentLink>
  );
}

/** Links into the site, next to each other. */
export function Paths({ children }: { readonly children: ReactNode }): ReactElement {
  return <div className="paths">{children}</div>;
}

interface PathProps {
  readonly title: string;
  readonly href: string;
  readonly icon?: string;
  readonly children?: ReactNode;
}

export function Path({ title, href, icon, children }: PathProps): ReactElement {
  return (
    <div className="path">
      {icon !== undefined && <Icon name={getIconName(icon)} size={24} />}
      <p className="path-title">
        <ContentLink href={href} className="card-link">
          {title}
          <Icon name="arrow-right" size={18} />
        </ContentLink>
      </p>
      <div className="path-body">{children}</div>
    </div>
  );
}

/** A real snippet below the hero: a code block, and `ExcerptNotes` about its result. */
export function Excerpt({ children }: { readonly children: ReactNode }): ReactElement {
  return <figure className="excerpt">{children}</figure>;
}

interface ExcerptNotesProps {
  readonly title: string;
  /** A list. */
  readonly children: ReactNode;
}

/** Notes about the snippet's result: in its empty corner if there is room, else below it. */
export function ExcerptNotes({ title, children }: ExcerptNotesProps): ReactElement {
  return (
    <figcaption className="excerpt-notes">
      <p className="excerpt-title">{title}</p>
      {children}
    </figcaption>
  );
}
