/** The place that an alias of the site gives a module, as seen from the site; `undefined` for a name without one. */
export function applyAlias(name: string, aliases: Readonly<Record<string, string>> = {}): string | undefined {
  for (const [alias, place] of Object.entries(aliases)) {
    if (alias.endsWith('$') && name === alias.slice(0, -1)) return place;
    if (name === alias || name.startsWith(`${alias}/`)) return place + name.slice(alias.length);
  }
  return undefined;
}
