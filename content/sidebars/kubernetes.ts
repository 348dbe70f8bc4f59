/** Sidebars of the pages about kubernetes. */
export default {};
