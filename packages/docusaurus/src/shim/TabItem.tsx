export { TabItem as default } from '@gruntwork-docs/theme/mdx/TabItem.tsx';
