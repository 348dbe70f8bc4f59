// Exports of the theme for browser scripts of a site or a package.

export { writeClipboard } from './behaviors/copy/write-clipboard.ts';
export { getBehaviorMessages as getBehaviorTexts } from './behaviors/get-messages.ts';
export { isPlainClick, onClick } from './behaviors/on-click.ts';
export { findNextTab } from './mdx/tab-choice.ts';
