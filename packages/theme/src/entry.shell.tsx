import type { DocumentProps, SidebarView } from '@gruntwork-docs/engine/shared';
import { renderToStaticMarkup } from 'react-dom/server';
import { Document } from './layout/Document.tsx';
import { en } from './messages/en.ts';
import type { Messages } from './messages/messages.ts';
import { MessagesProvider } from './messages/messages-context.tsx';
import { SidebarList } from './navigation/SidebarList.tsx';

/** Renders the complete HTML of a page. */
export function renderDocument(props: DocumentProps): string {
  return `<!doctype html>${renderToStaticMarkup(
    <MessagesProvider texts={props.texts as Messages}>
      <Document {...props} />
    </MessagesProvider>,
  )}\n`;
}

/** Renders a whole sidebar as HTML, for groups whose entries a page leaves out. */
export function renderSidebarFragment(view: SidebarView, texts: Messages = en): string {
  return renderToStaticMarkup(
    <MessagesProvider texts={texts}>
      <SidebarList items={view.items} />
    </MessagesProvider>,
  );
}
