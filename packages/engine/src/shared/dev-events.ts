/** What the development server tells the browser when texts of pages have changed; the browser tells the page by an event of the same name. */
export const EDITED = 'gw:edited';
