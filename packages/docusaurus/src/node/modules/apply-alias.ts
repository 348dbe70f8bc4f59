/**
 * Applies the site's aliases to a module name; returns a path relative to the site, or `undefined` without an
 * alias.
 */
export function applyAlias(name: string, aliases: Readonly<Record<string, string>> = {}): string | undefined {
  for (const [alias, place] of Object.entries(aliases)) {
    if (alias.endsWith('$') && name === alias.slice(0, -1)) return place;
    if (name === alias || name.startsWith(`${alias}/`)) return place + name.slice(alias.length);
  }
  return undefined;
}
