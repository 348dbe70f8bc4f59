/** What the development server tells the browser when texts of pages have changed; the browser tells the page by an event of the same name. */
export const EDITED = 'gw:edited';

/** What a page tells the development server when it hears of edits: its revision. One that is not the last is told of the edit that it has missed. */
export const DISPLAYED = 'gw:shown';

/** Name of the `meta` element with a page's revision: how many changes the server had heard of when it rendered the page. */
export const REVISION = 'gw-revision';
