/** A module's files in the order in which they are read. */
export interface ModuleFiles {
  primary: string[];
  overrides: string[];
}

const CONFIGURATION = /\.(?:tf|tofu)(?:\.json)?$/;
const OVERRIDE = /(?:^|_)override\.(?:tf|tofu)(?:\.json)?$/;

/** Picks the configuration files of one folder: in name order, overrides last, `x.tofu` in place of `x.tf`. */
export function selectModuleFiles(names: Iterable<string>): ModuleFiles {
  const all = [...names].filter((name) => CONFIGURATION.test(name) && !/^[.~]|^#.*#$/.test(name));
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
