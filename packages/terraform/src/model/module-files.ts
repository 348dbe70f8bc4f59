/** Tool that a module is read for: OpenTofu reads `.tofu` files, Terraform ignores them. */
export type Dialect = 'terraform' | 'opentofu';

/** A module's files in reading order. */
export interface ModuleFiles {
  primary: string[];
  overrides: string[];
}

const CONFIGURATION: Readonly<Record<Dialect, RegExp>> = {
  terraform: /\.tf(?:\.json)?$/,
  opentofu: /\.(?:tf|tofu)(?:\.json)?$/,
};
const OVERRIDE = /(?:^|_)override\.(?:tf|tofu)(?:\.json)?$/;

/** Whether only OpenTofu reads a file of this name. */
export function isForOpenTofu(name: string): boolean {
  return CONFIGURATION.opentofu.test(name) && !CONFIGURATION.terraform.test(name);
}

/**
 * Returns the tool for a folder with these files: Terraform, since OpenTofu reads the same files, or OpenTofu
 * when every file is only for it. Undefined: no module.
 */
export function findDialect(names: Iterable<string>): Dialect | undefined {
  const all = [...names];
  const dialects: readonly Dialect[] = ['terraform', 'opentofu'];
  return dialects.find((dialect) => selectModuleFiles(all, dialect).primary.length > 0);
}

/**
 * Lists the files of a folder's module in reading order: Terraform's files, or OpenTofu's when it alone reads
 * any, then the README and further files of OpenTofu. Undefined: no module.
 */
export function listModuleFiles(names: readonly string[]): string[] | undefined {
  const dialect = findDialect(names);
  if (dialect === undefined) return undefined;
  const { primary, overrides } = selectModuleFiles(names, dialect);
  const further = names.filter((name) => name === 'README.md' || isForOpenTofu(name)).sort();
  return [...new Set([...primary, ...overrides, ...further])];
}

/**
 * Selects the configuration files of one folder: in name order, overrides last. For OpenTofu `x.tofu`
 * replaces `x.tf`.
 */
export function selectModuleFiles(names: Iterable<string>, dialect: Dialect = 'terraform'): ModuleFiles {
  const all = [...names].filter((name) => CONFIGURATION[dialect].test(name) && !/^[.~]|^#.*#$/.test(name));
  const present = new Set(all);
  const kept = all.filter((name) => {
    if (!/\.tf(?:\.json)?$/.test(name)) return true;
    return !present.has(name.replace(/\.tf(\.json)?$/, '.tofu$1'));
  });
  kept.sort((a, b) => (a < b ? -1 : 1));
  return {
    primary: kept.filter((name) => !OVERRIDE.test(name)),
    overrides: kept.filter((name) => OVERRIDE.test(name)),
  };
}
