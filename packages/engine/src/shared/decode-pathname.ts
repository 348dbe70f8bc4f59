/**
 * Decodes a URL path for display or comparison; throws an error with the path when its escapes are not UTF-8.
 */
export function decodePathname(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch (cause) {
    throw new Error(`The pathname \`${pathname}\` could not be decoded.`, { cause });
  }
}
