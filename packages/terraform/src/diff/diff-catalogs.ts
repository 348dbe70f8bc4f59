import { type CatalogDiff, type Change, type ModuleDiff, SEVERITIES, sortChanges } from './change.ts';
import type { ComparedModule } from './compared-module.ts';
import { diffInputs } from './diff-inputs.ts';
import { diffOutputs } from './diff-outputs.ts';
import { diffRequirements } from './diff-requirements.ts';
import { diffResources } from './diff-resources.ts';

/** Compares the modules of two versions of a catalog, by path. */
export function diffCatalogs(
  before: readonly ComparedModule[],
  after: readonly ComparedModule[],
): CatalogDiff {
  const old = new Map(before.map((module) => [module.path, module]));
  const now = new Map(after.map((module) => [module.path, module]));
  const paths = [...new Set([...old.keys(), ...now.keys()])].sort();
  const modules = paths.flatMap((path): ModuleDiff[] => {
    const [was, is] = [old.get(path), now.get(path)];
    if (was === undefined || is === undefined) return [diffPresence(path, was, after)];
    const changes = diffModule(was, is);
    const [first] = changes;
    return first === undefined ? [] : [{ path, status: 'changed', severity: first.severity, changes }];
  });
  const all = modules.flatMap(({ changes }) => changes);
  const [breaking, behavior, addition, note] = SEVERITIES.map(
    (severity) => all.filter((change) => change.severity === severity).length,
  );
  const counts = {
    breaking: breaking ?? 0,
    behavior: behavior ?? 0,
    addition: addition ?? 0,
    note: note ?? 0,
  };
  return { modules, counts };
}

/** Compares two versions of one module, the most severe changes first. */
export function diffModule(before: ComparedModule, after: ComparedModule): Change[] {
  return sortChanges([
    ...diffInputs(before, after),
    ...diffOutputs(before, after),
    ...diffRequirements(before, after),
    ...diffResources(before, after),
  ]);
}

function diffPresence(
  path: string,
  was: ComparedModule | undefined,
  after: readonly ComparedModule[],
): ModuleDiff {
  if (was === undefined) {
    const change: Change = {
      severity: 'addition',
      subject: 'module',
      name: path,
      kind: 'added',
      message: 'The module is new.',
    };
    return { path, status: 'added', severity: 'addition', changes: [change] };
  }
  const other = after.find((module) => module.name === was.name && module.path !== path);
  const change: Change = {
    severity: 'breaking',
    subject: 'module',
    name: path,
    kind: 'removed',
    message:
      other === undefined
        ? 'The module is gone.'
        : `The module is gone. There is one of the same name at \`${other.path}\`.`,
    ...(other !== undefined && { guess: true }),
  };
  return { path, status: 'removed', severity: 'breaking', changes: [change] };
}
