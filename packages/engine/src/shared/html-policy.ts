/** Name of the one policy by which scripts of a page may make HTML out of text. */
export const HTML_POLICY = 'site-html';
