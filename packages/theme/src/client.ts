// What scripts of a site or a package import of the theme in the browser.

export { writeClipboard } from './behaviours/copy/write-clipboard.ts';
export { getBehaviourTexts } from './behaviours/get-texts.ts';
export { findNextTab } from './mdx/tab-choice.ts';
