/** Replaced by the theme's page for unknown URLs. */
export default function NotFound(): null {
  return null;
}
