let path: string | undefined;

/**
 * Path of the page that the reader sees, while the address may be another page's already: empty while an error is shown,
 * undefined without client navigation, where the two never differ.
 */
export function getCurrentPath(): string | undefined {
  return path;
}

export function setCurrentPath(shown: string): void {
  path = shown;
}
