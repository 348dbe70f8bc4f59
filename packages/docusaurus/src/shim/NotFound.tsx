/** The theme's page for unknown addresses stands in place of this one. */
export default function NotFound(): null {
  return null;
}
