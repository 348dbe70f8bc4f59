/** The parts of a CycloneDX document that are read here (https://cyclonedx.org/docs/1.5/json/). */
export interface BillOfMaterials {
  readonly metadata: { readonly component: { name: string } };
  readonly components: readonly Component[];
}

interface Component {
  readonly name: string;
  readonly version: string;
  readonly licenses?: readonly License[];
}

type License =
  | { readonly expression: string }
  | { readonly license: { readonly id?: string; readonly name?: string } };

/** What stands for the license of a package that names none. */
export const NONE = 'none given';

/** A table of all packages, as CSV: the license, the package, its version; sorted, each once. */
export function listLicenses({ components }: BillOfMaterials): string {
  const rows = components.map((component) => [readLicense(component), component.name, component.version]);
  const lines = rows.map((row) => row.map(quote).join(','));
  return `${['license,package,version', ...[...new Set(lines)].sort()].join('\n')}\n`;
}

/** How many packages have which license, the most frequent first. */
export function countLicenses({ components }: BillOfMaterials): [license: string, packages: number][] {
  const counts = new Map<string, number>();
  for (const license of components.map(readLicense)) counts.set(license, (counts.get(license) ?? 0) + 1);
  return [...counts].sort(([a, first], [b, second]) => second - first || (a < b ? -1 : 1));
}

function readLicense({ licenses = [] }: Component): string {
  const names = licenses.map((entry) =>
    'expression' in entry ? entry.expression : (entry.license.id ?? entry.license.name ?? NONE),
  );
  return names.length === 0 ? NONE : names.join(' AND ');
}

function quote(text: string): string {
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
