/** Sidebars of the pages about production framework. */
export default {};
