/** Which tool a module is read for: OpenTofu reads `.tofu` files, Terraform passes them by. */
export type Dialect = 'terraform' | 'opentofu';

/** A module's files in the order in which they are read. */
export interface ModuleFiles {
  primary: string[];
  overrides: string[];
}

const CONFIGURATION: Readonly<Record<Dialect, RegExp>> = {
  terraform: /\.tf(?:\.json)?$/,
  opentofu: /\.(?:tf|tofu)(?:\.json)?$/,
};
const OVERRIDE = /(?:^|_)override\.(?:tf|tofu)(?:\.json)?$/;

/** Whether OpenTofu alone reads a file of this name. */
export function isForOpenTofu(name: string): boolean {
  return CONFIGURATION.opentofu.test(name) && !CONFIGURATION.terraform.test(name);
}

/**
 * The tool that a folder with these files is a module of: Terraform, as OpenTofu reads the same files, or OpenTofu alone where every
 * file is for it. Undefined: no module.
 */
export function findDialect(names: Iterable<string>): Dialect | undefined {
  const all = [...names];
  const dialects: readonly Dialect[] = ['terraform', 'opentofu'];
  return dialects.find((dialect) => selectModuleFiles(all, dialect).primary.length > 0);
}

/**
 * The files of a folder that make its module, in the order in which they are read: what Terraform reads, or OpenTofu where it alone
 * reads any, then the README and what else is OpenTofu's. Undefined: no module.
 */
export function listModuleFiles(names: readonly string[]): string[] | undefined {
  const dialect = findDialect(names);
  if (dialect === undefined) return undefined;
  const { primary, overrides } = selectModuleFiles(names, dialect);
  const further = names.filter((name) => name === 'README.md' || isForOpenTofu(name)).sort();
  return [...new Set([...primary, ...overrides, ...further])];
}

/**
 * Picks the configuration files of one folder: in name order, overrides last. For OpenTofu `x.tofu` takes the place of
 * `x.tf`.
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
