export { default as sitePages } from 'virtual:site-pages';
export {
  mdxComponents,
  pageComponents,
  renderBody,
} from '@gruntwork-docs/theme/entry.body.tsx';
export { resetIslands } from './island-element.tsx';
