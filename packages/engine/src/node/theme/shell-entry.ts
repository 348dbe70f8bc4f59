export { renderDocument, renderSidebarFragment } from '@gruntwork-docs/theme/entry.shell.tsx';
export { resetIslands } from './island-element.tsx';
