import { isEqual } from '../functions/values.ts';
import { evaluate, type Json } from '../hcl/evaluate.ts';
import { parseExpression } from '../hcl/parser.ts';
import { fitsType } from '../model/fits-type.ts';
import type { ModuleVariable } from '../model/module.ts';
import { chooseInputs } from '../usage/choose-value.ts';
import { renderValue } from '../usage/render-value.ts';
import type { Change } from './change.ts';
import type { ComparedModule } from './compared-module.ts';
import { diffTypes } from './diff-types.ts';
import { diffValidations } from './diff-validations.ts';
import { findRenames, findShortened, normalize } from './find-renames.ts';

/** Compares the inputs of two versions of a module. */
export function diffInputs(before: ComparedModule, after: ComparedModule): Change[] {
  const old = new Map(before.variables.map((variable) => [variable.name, variable]));
  const now = new Map(after.variables.map((variable) => [variable.name, variable]));
  const removed = before.variables.filter(({ name }) => !now.has(name));
  const added = after.variables.filter(({ name }) => !old.has(name));
  const renames = findRenames(removed, added, ({ type = 'any', description }) =>
    description?.trim() ? JSON.stringify([normalize(type), description.trim()]) : undefined,
  );
  const shortened = findShortened(removed, added, renames);
  const renamed = new Set([...renames.values(), ...[...shortened.values()].map(({ item }) => item)]);
  const examples = new Map(chooseInputs(after).map(({ variable, value }) => [variable, value]));
  return [
    ...removed.flatMap((variable) => {
      const short = shortened.get(variable);
      const other = renames.get(variable) ?? short?.item;
      return other === undefined
        ? [toRemoved(variable)]
        : [toRenamed(variable, other, short?.lost), ...diffInput(variable, other, examples.get(other))];
    }),
    ...added.filter((variable) => !renamed.has(variable)).map((each) => toAdded(each, examples.get(each))),
    ...before.variables.flatMap((variable) => {
      const other = now.get(variable.name);
      return other === undefined ? [] : diffInput(variable, other, examples.get(other));
    }),
  ];
}

function toRemoved({ name }: ModuleVariable): Change {
  return {
    severity: 'breaking',
    subject: 'input',
    name,
    kind: 'removed',
    message: 'Gone: a call that sets it is refused.',
    call: { remove: [`${name} = …`], add: [] },
  };
}

function toRenamed({ name }: ModuleVariable, other: ModuleVariable, lost?: string): Change {
  const reason =
    lost === undefined
      ? 'and has the same type and description'
      : `and other names have lost \`${lost}\` too`;
  return {
    severity: 'breaking',
    subject: 'input',
    name,
    kind: 'renamed',
    message: `Gone. \`${other.name}\` is new ${reason}: it seems to be its new name.`,
    after: other.name,
    guess: true,
    call: { remove: [`${name} = …`], add: [`${other.name} = …`] },
  };
}

function toAdded({ name, required, default: text }: ModuleVariable, example: Json | undefined): Change {
  const change = { subject: 'input', name, kind: 'added' } as const;
  if (!required) {
    return {
      ...change,
      severity: 'addition',
      message: 'New.',
      ...(text !== undefined && { after: text }),
    };
  }
  const message = 'New and required: every call has to set it.';
  return { ...change, severity: 'breaking', message, call: { remove: [], add: [toLine(name, example)] } };
}

function diffInput(was: ModuleVariable, is: ModuleVariable, example: Json | undefined): Change[] {
  return [
    ...diffTypes(was, is),
    ...diffRequired(was, is, example),
    ...diffDefault(was, is),
    ...diffValidations(was, is),
    ...diffFlags(was, is),
  ];
}

function diffRequired(was: ModuleVariable, is: ModuleVariable, example: Json | undefined): Change[] {
  if (was.required === is.required) return [];
  const change = { subject: 'input', name: is.name, kind: 'required' } as const;
  if (!is.required) {
    const message = 'No longer required.';
    return [
      { ...change, severity: 'addition', message, ...(is.default !== undefined && { after: is.default }) },
    ];
  }
  const kept = was.default ?? renderValue(example ?? null);
  return [
    {
      ...change,
      severity: 'breaking',
      message: 'Now required: it has lost its default.',
      ...(was.default !== undefined && { before: was.default }),
      call: { remove: [], add: [`${is.name} = ${kept}`] },
    },
  ];
}

function diffDefault(was: ModuleVariable, is: ModuleVariable): Change[] {
  if (was.default === undefined || is.default === undefined) return [];
  const [before, after] = [toValue(was.default), toValue(is.default)];
  const isSame =
    before !== undefined && after !== undefined
      ? isEqual(before, after)
      : normalize(was.default) === normalize(is.default);
  if (isSame) return [];
  if (before !== undefined && !fitsType(before, is.typeTree)) return [toRetyped(was.default, is)];
  return [
    {
      severity: 'behavior',
      subject: 'input',
      name: is.name,
      kind: 'default',
      message: 'Another default: a call that does not set it changes.',
      before: was.default,
      after: is.default,
      call: { remove: [], add: [`${is.name} = ${was.default}`] },
    },
  ];
}

/**
 * The type changed, so the default had to change too: this is no decision, and the old one cannot be kept.
 */
function toRetyped(before: string, { name, default: after }: ModuleVariable): Change {
  const change = { severity: 'note', subject: 'input', name, kind: 'default' } as const;
  return {
    ...change,
    message: 'The default has the new type.',
    before,
    ...(after !== undefined && { after }),
  };
}

function toValue(text: string): Json | undefined {
  const { tree } = parseExpression(text, '');
  return tree === undefined ? undefined : evaluate(tree);
}

function diffFlags(was: ModuleVariable, is: ModuleVariable): Change[] {
  const changes: Change[] = [];
  const add = (kind: Change['kind'], severity: Change['severity'], message: string): void => {
    changes.push({ severity, subject: 'input', name: is.name, kind, message });
  };
  if (!was.sensitive && is.sensitive)
    add('sensitive', 'behavior', 'Now sensitive: plans hide it and what is made of it.');
  if (was.sensitive && !is.sensitive) add('sensitive', 'note', 'No longer sensitive: plans show its value.');
  if (was.nullable && !is.nullable && is.required) add('nullable', 'breaking', 'No longer takes `null`.');
  if (was.nullable && !is.nullable && !is.required)
    add('nullable', 'behavior', '`null` now stands for the default.');
  if (!was.nullable && is.nullable)
    add('nullable', 'behavior', '`null` now reaches the module, where it stood for the default before.');
  if (was.ephemeral && !is.ephemeral) add('ephemeral', 'breaking', 'No longer takes ephemeral values.');
  if (!was.ephemeral && is.ephemeral)
    add('ephemeral', 'behavior', 'Now ephemeral: it takes such values and stores none.');
  if (is.deprecated !== undefined && was.deprecated === undefined)
    add('deprecated', 'note', `Deprecated: ${is.deprecated.replace(/\s+/g, ' ').trim()}`);
  return changes;
}

function toLine(name: string, example: Json | undefined): string {
  return `${name} = ${renderValue(example ?? null)}`;
}
