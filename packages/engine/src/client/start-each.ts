/**
 * Starts independent parts of a page in order. When one throws, the console names it, and the others start
 * anyway.
 */
export function startEach(parts: Readonly<Record<string, () => void>>): void {
  for (const [name, start] of Object.entries(parts)) {
    try {
      start();
    } catch (error) {
      console.error(`The part \`${name}\` of this page does not work: it could not start.`, error);
    }
  }
}
