/** Returns the dependency key of a module of the catalog. */
export function toModulePart(path: string): string {
  return `module ${path}`;
}
