export { renderDocument, renderSidebarFragment } from 'virtual:theme-document';
export { fonts, renderSocialImage } from 'virtual:theme-social-image';
export { takeScripts } from '#components/InlineScript.tsx';
export { resetIslands } from './island-element.tsx';
