/**
 * Message of the development server to the browser after edits; the browser dispatches an event of the same
 * name to the page.
 */
export const EDITED = 'gw:edited';

/**
 * Message of a page to the development server with its revision, once it listens for edits. If the revision
 * is outdated, the server reports the missed edit.
 */
export const DISPLAYED = 'gw:shown';

/**
 * Name of the `meta` element with a page's revision: the server's number of changes at the time of rendering.
 */
export const REVISION = 'gw-revision';
