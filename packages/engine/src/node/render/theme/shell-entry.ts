export { renderDocument, renderSidebarFragment } from 'virtual:theme-document';
export { fonts, renderSocialImage } from 'virtual:theme-social-image';
export { renderPass } from '#shared/render-pass.ts';
