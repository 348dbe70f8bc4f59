/** Key, among the parts that pages depend on, of a module of the catalog. */
export function toModulePart(path: string): string {
  return `module ${path}`;
}
