/** A part of a URL as text; as it is where its escapes make no sense. */
export function tryDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A whole path as text: escapes that stand for slashes and the like stay. As it is where its escapes make no sense. */
export function tryDecodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
