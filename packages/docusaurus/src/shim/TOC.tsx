/** The table of contents next to a page is the theme's. */
export default function TOC(): null {
  return null;
}
