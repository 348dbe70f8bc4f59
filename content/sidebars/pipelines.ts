/** Sidebars of the pages about pipelines. */
export default {};
