export { TabItem as default } from '@gruntwork-docs/theme/components';
