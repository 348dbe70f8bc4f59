const REQUIRE = /\brequire\(\s*(['"])([^'"]+)\1\s*\)(\.default\b)?/g;

/** True for a module without `require` calls. */
export function isPlainModule(code: string): boolean {
  return !/\brequire\(\s*['"]/.test(code) || !/^\s*(?:import|export)\b/m.test(code);
}

/** Converts the `require` calls of a script to imports: bundlers do not resolve them in mixed modules. */
export function toModules(code: string): string {
  const imports: string[] = [];
  const body = code.replace(REQUIRE, (_, __, name: string, property: string | undefined) => {
    const local = `__required${imports.length}`;
    imports.push(`import * as ${local} from ${JSON.stringify(name)};`);
    return property === undefined ? `(${local}.default ?? ${local})` : `${local}.default`;
  });
  return `${imports.join('')}${body}`;
}
