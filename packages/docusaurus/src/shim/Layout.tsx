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

/** The document around a page is the theme's: only the page's content and its head elements remain. */
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
