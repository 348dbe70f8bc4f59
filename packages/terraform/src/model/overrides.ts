import type { SourceError } from '../hcl/errors.ts';
import { type Declaration, errorIn } from './declaration.ts';

/** Merges override declarations into the primary ones, argument by argument, later files last. */
export function applyOverrides(
  primary: Declaration[],
  overrides: Declaration[],
  errors: SourceError[],
): void {
  const byKey = new Map(primary.map((block) => [keyOf(block), block]));
  for (const override of overrides) {
    if (override.type === 'locals') applyLocals(primary, override);
    else if (override.type === 'terraform') applyTerraform(primary, override);
    else {
      const base = byKey.get(keyOf(override));
      if (base !== undefined) mergeInto(base, override);
      else {
        const message = `There is no ${nameOf(override)} to override`;
        const hint = 'Declare it in a file that is not an override, or remove it here';
        errors.push(errorIn(override.origin, { offset: override.start, message, hint }));
      }
    }
  }
}

function keyOf(block: Declaration): string {
  return JSON.stringify([block.type, ...block.labels.map((label) => label.value)]);
}

/** How a declaration is called in a message, for example `variable "name"`. */
export function nameOf(block: Declaration): string {
  return `\`${[block.type, ...block.labels.map((label) => JSON.stringify(label.value))].join(' ')}\``;
}

// An argument replaces the argument; nested blocks of one type replace all nested blocks of that type.
function mergeInto(base: Declaration, override: Declaration): void {
  for (const [name, argument] of override.arguments) base.arguments.set(name, argument);
  const replaced = new Set(override.blocks.map((block) => block.type));
  base.blocks = [...base.blocks.filter((block) => !replaced.has(block.type)), ...override.blocks];
}

function applyLocals(primary: Declaration[], override: Declaration): void {
  for (const [name, argument] of override.arguments) {
    const base = primary.find((block) => block.type === 'locals' && block.arguments.has(name));
    if (base !== undefined) base.arguments.set(name, argument);
    else primary.push({ ...override, arguments: new Map([[name, argument]]) });
  }
}

function applyTerraform(primary: Declaration[], override: Declaration): void {
  const bases = primary.filter((block) => block.type === 'terraform');
  if (override.arguments.has('required_version')) {
    for (const base of bases) base.arguments.delete('required_version');
  }
  for (const nested of override.blocks) {
    if (nested.type !== 'required_providers') continue;
    for (const name of nested.arguments.keys()) {
      for (const base of bases) {
        for (const block of base.blocks)
          if (block.type === 'required_providers') block.arguments.delete(name);
      }
    }
  }
  primary.push(override);
}
