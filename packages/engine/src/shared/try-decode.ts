/** Decodes a part of a URL; an invalid one is returned unchanged. */
export function tryDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Decodes a path; escaped slashes and the like stay. An invalid path is returned unchanged. */
export function tryDecodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
