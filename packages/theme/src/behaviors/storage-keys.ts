/** `light` or `dark`, in localStorage. */
export const THEME_KEY = 'theme';
/** `true` after the announcement bar was closed, in localStorage. */
export const ANNOUNCEMENT_DISMISS_KEY = 'docusaurus.announcement.dismiss';
/** Id of the last announcement shown, in localStorage. */
export const ANNOUNCEMENT_ID_KEY = 'docusaurus.announcement.id';
