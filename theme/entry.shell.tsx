import { renderToStaticMarkup } from 'react-dom/server';
import type { DocumentProps, SidebarView } from '#shared/page-view.ts';
import { Document } from './layout/Document.tsx';
import { SidebarList } from './navigation/SidebarList.tsx';

/** The complete HTML of a page. */
export function renderDocument(props: DocumentProps): string {
  return `<!doctype html>${renderToStaticMarkup(<Document {...props} />)}\n`;
}

/** A whole sidebar as HTML, for groups whose entries a page leaves out. */
export function renderSidebarFragment(view: SidebarView): string {
  return renderToStaticMarkup(<SidebarList items={view.items} />);
}
