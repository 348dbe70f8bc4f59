/** Fields of a CycloneDX document that are read here (https://cyclonedx.org/docs/1.5/json/). */
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

/** License of a package that declares none. */
export const NONE = 'none given';

/** Returns a CSV table of all packages: license, name, version; sorted, without duplicates. */
export function listLicenses({ components }: BillOfMaterials): string {
  const rows = components.map((component) => [readLicense(component), component.name, component.version]);
  const lines = rows.map((row) => row.map(quote).join(','));
  return `${['license,package,version', ...[...new Set(lines)].sort()].join('\n')}\n`;
}

/** Counts the packages of each license, the most frequent first. */
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
