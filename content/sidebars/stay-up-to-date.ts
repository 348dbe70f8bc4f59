/** Sidebars of the pages about stay up to date. */
export default {};
