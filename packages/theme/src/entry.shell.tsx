import type { DocumentProps, SidebarView } from '@gruntwork-docs/engine/shared';
import { renderToStaticMarkup } from 'react-dom/server';
import { Document } from './layout/Document.tsx';
import { SidebarList } from './navigation/SidebarList.tsx';
import { en } from './texts/en.ts';
import type { Texts } from './texts/texts.ts';
import { TextsProvider } from './texts/texts-context.tsx';

/** The complete HTML of a page. */
export function renderDocument(props: DocumentProps): string {
  return `<!doctype html>${renderToStaticMarkup(
    <TextsProvider texts={props.texts as Texts}>
      <Document {...props} />
    </TextsProvider>,
  )}\n`;
}

/** A whole sidebar as HTML, for groups whose entries a page leaves out. */
export function renderSidebarFragment(view: SidebarView, texts: Texts = en): string {
  return renderToStaticMarkup(
    <TextsProvider texts={texts}>
      <SidebarList items={view.items} />
    </TextsProvider>,
  );
}
