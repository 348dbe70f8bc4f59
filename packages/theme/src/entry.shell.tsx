import type { DocumentProps, SidebarView } from '@gruntwork-docs/engine/shared/page-view.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { Document } from './layout/Document.tsx';
import { SidebarList } from './navigation/SidebarList.tsx';
import { TextsProvider } from './texts/texts-context.tsx';

/** The complete HTML of a page. */
export function renderDocument(props: DocumentProps): string {
  return `<!doctype html>${renderToStaticMarkup(
    <TextsProvider locale={props.site.lang}>
      <Document {...props} />
    </TextsProvider>,
  )}\n`;
}

/** A whole sidebar as HTML, for groups whose entries a page leaves out. */
export function renderSidebarFragment(view: SidebarView, locale = 'en'): string {
  return renderToStaticMarkup(
    <TextsProvider locale={locale}>
      <SidebarList items={view.items} />
    </TextsProvider>,
  );
}
