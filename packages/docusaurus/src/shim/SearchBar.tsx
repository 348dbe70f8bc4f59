/** Search is a part of the theme's navbar. */
export default function SearchBar(): null {
  return null;
}
