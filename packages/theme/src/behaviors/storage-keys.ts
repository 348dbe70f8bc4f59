/** `light` or `dark`, in localStorage. */
export const THEME_KEY = 'theme';
/** `true` when the announcement bar was closed, in localStorage. */
export const ANNOUNCEMENT_DISMISS_KEY = 'docusaurus.announcement.dismiss';
/** Id of the last announcement that was seen, in localStorage. */
export const ANNOUNCEMENT_ID_KEY = 'docusaurus.announcement.id';
