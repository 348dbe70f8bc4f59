/** Sidebars of the pages about reference architecture. */
export default {};
