/** Name of the only policy that allows a page's scripts to parse HTML. */
export const HTML_POLICY = 'site-html';
