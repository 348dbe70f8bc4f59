export { renderDocument, renderSidebarFragment } from 'virtual:theme-document';
export { takeScripts } from '#components/InlineScript.tsx';
export { resetIslands } from './island-element.tsx';
