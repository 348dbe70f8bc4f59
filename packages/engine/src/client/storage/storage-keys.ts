/** Name of the preferred version of the documentation, in localStorage. */
export const VERSION_KEY = 'docs-preferred-version-default';
