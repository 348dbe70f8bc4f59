/** The table of contents beside a page is the theme's. */
export default function TOC(): null {
  return null;
}
