/** Sidebars of the pages about landing zone. */
export default {};
