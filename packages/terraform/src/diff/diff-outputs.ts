import type { ModuleOutput } from '../model/module.ts';
import type { Change } from './change.ts';
import type { ComparedModule } from './compared-module.ts';
import { findRenames, normalize } from './find-renames.ts';

/** Compares the outputs of two versions of a module. */
export function diffOutputs(before: ComparedModule, after: ComparedModule): Change[] {
  const old = new Map(before.outputs.map((output) => [output.name, output]));
  const now = new Map(after.outputs.map((output) => [output.name, output]));
  const removed = before.outputs.filter(({ name }) => !now.has(name));
  const added = after.outputs.filter(({ name }) => !old.has(name));
  const renames = findRenames(removed, added, ({ value, description = '' }) =>
    JSON.stringify([normalize(value), description.trim()]),
  );
  const renamed = new Set(renames.values());
  return [
    ...removed.flatMap((output) => {
      const other = renames.get(output);
      return [toGone(output, other), ...(other === undefined ? [] : diffOutput(output, other))];
    }),
    ...added
      .filter((output) => !renamed.has(output))
      .map(
        ({ name }): Change => ({
          severity: 'addition',
          subject: 'output',
          name,
          kind: 'added',
          message: 'New.',
        }),
      ),
    ...before.outputs.flatMap((output) => {
      const other = now.get(output.name);
      return other === undefined ? [] : diffOutput(output, other);
    }),
  ];
}

function toGone({ name }: ModuleOutput, other: ModuleOutput | undefined): Change {
  const change = { severity: 'breaking', subject: 'output', name } as const;
  if (other === undefined) {
    const message = 'Gone: what reads it is refused.';
    return { ...change, kind: 'removed', message };
  }
  return {
    ...change,
    kind: 'renamed',
    message: `Gone. \`${other.name}\` is new and has the same value and description: it seems to be its new name.`,
    after: other.name,
    guess: true,
  };
}

function diffOutput(was: ModuleOutput, is: ModuleOutput): Change[] {
  const changes: Change[] = [];
  const add = (kind: Change['kind'], severity: Change['severity'], message: string): void => {
    changes.push({ severity, subject: 'output', name: is.name, kind, message });
  };
  if (!was.sensitive && is.sensitive) {
    const message = 'Now sensitive: an output of yours that passes it on has to be so, too.';
    add('sensitive', 'breaking', message);
  }
  if (was.sensitive && !is.sensitive) add('sensitive', 'note', 'No longer sensitive.');
  if (!was.ephemeral && is.ephemeral) {
    add('ephemeral', 'breaking', 'Now ephemeral: only what takes such values may read it.');
  }
  if (was.ephemeral && !is.ephemeral) add('ephemeral', 'addition', 'No longer ephemeral.');
  if (normalize(was.value) !== normalize(is.value)) {
    changes.push({
      severity: 'note',
      subject: 'output',
      name: is.name,
      kind: 'value',
      message: 'Computed in another way.',
      before: was.value,
      after: is.value,
    });
  }
  if (is.deprecated !== undefined && was.deprecated === undefined)
    add('deprecated', 'note', `Deprecated: ${is.deprecated.replace(/\s+/g, ' ').trim()}`);
  return changes;
}
