export { renderDocument, renderSidebarFragment } from '#theme/entry.shell.tsx';
export { resetIslands } from './island-element.tsx';
