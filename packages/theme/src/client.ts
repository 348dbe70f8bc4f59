// What scripts of a site or a package import of the theme in the browser.

export { writeClipboard } from './behaviors/copy/write-clipboard.ts';
export { getBehaviorMessages as getBehaviorTexts } from './behaviors/get-messages.ts';
export { isPlainClick, onClick } from './behaviors/on-click.ts';
export { findNextTab } from './mdx/tab-choice.ts';
