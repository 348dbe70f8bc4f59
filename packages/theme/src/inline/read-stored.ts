/** Returns the value of a key in browser storage; the runtime warns about unavailable storage. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
