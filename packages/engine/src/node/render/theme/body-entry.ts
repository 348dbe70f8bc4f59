export { default as contentModules } from 'virtual:content-modules';
export { default as siteComponents } from 'virtual:site-components';
export { default as sitePages } from 'virtual:site-pages';
export { default as sourceComponents } from 'virtual:source-components';
export { mdxComponents, pageComponents, renderBody } from 'virtual:theme-body';
export { renderPass } from '#shared/render-pass.ts';
