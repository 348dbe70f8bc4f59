let path: string | undefined;

/**
 * Path of the displayed page, while the address may already be another page's: empty while an error is
 * displayed, undefined without client navigation, where the two never differ.
 */
export function getCurrentPath(): string | undefined {
  return path;
}

export function setCurrentPath(shown: string): void {
  path = shown;
}
