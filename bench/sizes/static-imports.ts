import path from 'node:path';

/**
 * `import…from"./x.js"`, `import"./x.js"` and `export…from"./x.js"` as minifiers write them, but not
 * `import("./x.js")`.
 */
const STATIC_IMPORT = /(?:^|[;}\s])(?:import|export)(?:[\s{*][^"'`();]*?\bfrom)?\s*["']([^"']+)["']/g;

/**
 * Returns the files that a module needs before it runs: itself and all its static imports. Paths are URL
 * paths.
 */
export function collectStaticImports(
  entries: readonly string[],
  readText: (url: string) => string,
): Set<string> {
  const found = new Set<string>();
  const visit = (url: string): void => {
    if (found.has(url)) return;
    found.add(url);
    for (const specifier of findStaticImports(readText(url))) {
      visit(path.posix.join(path.posix.dirname(url), specifier));
    }
  };
  for (const entry of entries) visit(entry);
  return found;
}

/** Returns the specifiers of a module's static imports. */
export function findStaticImports(code: string): string[] {
  return [...code.matchAll(STATIC_IMPORT)].flatMap(([, specifier]) =>
    specifier?.startsWith('.') === true ? [specifier] : [],
  );
}
