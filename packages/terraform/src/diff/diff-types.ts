import { isEqual } from '../functions/values.ts';
import { fitsType } from '../model/fits-type.ts';
import type { ModuleVariable } from '../model/module.ts';
import type { TypeAttribute, TypeTree } from '../model/type-tree.ts';
import type { Change, Severity } from './change.ts';
import { normalize } from './find-renames.ts';

/** Describes the differences of two types, attribute by attribute, and whether old values still fit. */
export function diffTypes(was: ModuleVariable, is: ModuleVariable): Change[] {
  if (normalize(was.type ?? 'any') === normalize(is.type ?? 'any')) return [];
  return diffTree(was.typeTree, is.typeTree, is.name);
}

/**
 * `whole` are the types at the path: those of the collections around an element, which has no path itself.
 */
function diffTree(was: TypeTree, is: TypeTree, path: string, whole: TypePair = { was, is }): Change[] {
  if ('element' in was && 'element' in is) {
    const kind = was.kind === is.kind ? [] : [diffKind(was, is, path, whole)];
    // A change to or from a map changes all entries.
    if (kind.length > 0 && !(isSequence(was) && isSequence(is))) return kind;
    return [...kind, ...diffTree(was.element, is.element, path, whole)];
  }
  if ('elements' in was && 'elements' in is && was.elements.length === is.elements.length) {
    return was.elements.flatMap((element, index) =>
      diffTree(element, is.elements[index] ?? element, `${path}.${index}`),
    );
  }
  if ('attributes' in was && 'attributes' in is) return diffAttributes(was.attributes, is.attributes, path);
  return was.kind === is.kind && !('elements' in was) ? [] : [diffKind(was, is, path, whole)];
}

interface TypePair {
  readonly was: TypeTree;
  readonly is: TypeTree;
}

function diffKind(was: TypeTree, is: TypeTree, path: string, whole: TypePair): Change {
  const severity = compareKinds(was, is);
  const words: Readonly<Record<Severity, string>> = {
    breaking: 'Another type: values that fitted may be refused.',
    behavior: 'Another type: values are converted to it.',
    addition: 'Takes more values than before.',
    note: 'Written in another way.',
  };
  const [before, after] = [summarize(whole.was), summarize(whole.is)];
  return { severity, subject: 'input', name: path, kind: 'type', message: words[severity], before, after };
}

function compareKinds(was: TypeTree, is: TypeTree): Severity {
  if (is.kind === 'any') return 'addition';
  if (was.kind === 'any') return 'breaking';
  // Numbers and booleans convert to strings; lists lose their order and duplicates, sets get an order.
  if (is.kind === 'string' && (was.kind === 'number' || was.kind === 'bool')) return 'behavior';
  if (isSequence(was) && isSequence(is)) return 'behavior';
  return 'breaking';
}

function isSequence({ kind }: TypeTree): boolean {
  return kind === 'list' || kind === 'set';
}

function diffAttributes(was: TypeAttribute[], is: TypeAttribute[], path: string): Change[] {
  const old = new Map(was.map((attribute) => [attribute.name, attribute]));
  const now = new Map(is.map((attribute) => [attribute.name, attribute]));
  const changes: Change[] = [];
  const add = (severity: Severity, name: string, kind: Change['kind'], rest: Partial<Change>): void => {
    changes.push({ severity, subject: 'input', name: `${path}.${name}`, kind, message: '', ...rest });
  };
  for (const { name } of was) {
    const message = 'Gone: a value that is still given is ignored.';
    if (!now.has(name)) add('behavior', name, 'removed', { message });
  }
  for (const attribute of is) {
    const { name, required } = attribute;
    const before = old.get(name);
    if (before === undefined) {
      const message = required ? 'New and required: every value needs it.' : 'New.';
      add(required ? 'breaking' : 'addition', name, 'added', { message });
      continue;
    }
    changes.push(...diffTree(before.typeTree, attribute.typeTree, `${path}.${name}`));
    if (!before.required && required) add('breaking', name, 'required', { message: 'Now required.' });
    if (before.required && !required) add('addition', name, 'required', { message: 'No longer required.' });
    if (before.required || required) continue;
    if (isEqual(before.defaultValue ?? null, attribute.defaultValue ?? null)) continue;
    const isRetyped = !fitsType(before.defaultValue ?? null, attribute.typeTree);
    add(isRetyped ? 'note' : 'behavior', name, 'default', {
      message: isRetyped
        ? 'The default has the new type.'
        : 'Another default: a value without the attribute changes.',
      before: before.default ?? 'null',
      after: attribute.default ?? 'null',
    });
  }
  return changes;
}

function summarize(tree: TypeTree): string {
  if ('element' in tree) return `${tree.kind}(${summarize(tree.element)})`;
  if ('elements' in tree) return `tuple([${tree.elements.map(summarize).join(', ')}])`;
  if (!('attributes' in tree)) return tree.kind;
  const shown = tree.attributes.map(({ name, typeTree, required }) => {
    const type = summarize(typeTree);
    return `${name} = ${required ? type : `optional(${type})`}`;
  });
  return shown.length === 0 ? 'object({})' : `object({ ${shown.join(', ')} })`;
}
