/** Sidebars of the pages about compliance. */
export default {};
