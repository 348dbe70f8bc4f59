export { renderDocument, renderSidebarFragment } from 'virtual:theme-document';
export { resetIslands } from './island-element.tsx';
