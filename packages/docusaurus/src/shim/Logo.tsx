/** The logo is part of the theme's navbar. */
export default function Logo(): null {
  return null;
}
