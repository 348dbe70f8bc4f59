import './page-classes.css';
import './page-spacing.css';
import './page-columns.css';
import type { ReactNode } from 'react';
import { PageMetadata } from './PageMetadata.tsx';

interface LayoutProps {
  readonly children?: ReactNode;
  readonly title?: string;
  readonly description?: string;
}

/** The document around a page is the theme's: the page's own content is left, and what it says for the head. */
export default function Layout({ children, title, description }: LayoutProps): ReactNode {
  return (
    <>
      {(title || description) && (
        <PageMetadata {...(title && { title })} {...(description && { description })} />
      )}
      {children}
    </>
  );
}
