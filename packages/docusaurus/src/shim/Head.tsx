/** Elements of a document's head are the config's and the theme's affair: here they are left out. */
export default function Head(): null {
  return null;
}
