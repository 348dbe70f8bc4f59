import './page-classes.css';
import './page-spacing.css';
import './page-columns.css';
import type { ReactNode } from 'react';

/** The document around a page is the theme's: only the page's own content is left. */
export default function Layout({ children }: { readonly children?: ReactNode }): ReactNode {
  return children;
}
