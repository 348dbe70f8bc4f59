/**
 * Starts parts of a page that need nothing of each other, in their order. One that throws is told in the console by its
 * name, and the others start all the same.
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
