import type { SourceError } from '../hcl/errors.ts';
import { templateText } from '../hcl/evaluate.ts';
import { type Declaration, errorIn } from './declaration.ts';

/** Blocks that no other file can override. */
const NEVER_OVERRIDE = new Set(['moved', 'import', 'check']);

/** Merges override declarations into the primary ones, argument by argument; later files win. */
export function applyOverrides(
  primary: Declaration[],
  overrides: Declaration[],
  errors: SourceError[],
): void {
  const byKey = new Map(primary.map((block) => [keyOf(block), block]));
  for (const override of overrides) {
    const base = byKey.get(keyOf(override));
    if (override.type === 'locals') applyLocals(primary, override, errors);
    else if (override.type === 'terraform') applyTerraform(primary, override);
    else if (NEVER_OVERRIDE.has(override.type)) {
      const message = `A \`${override.type}\` block cannot stand in an override file`;
      const hint = 'Move it into a file that is not an override';
      errors.push(errorIn(override.origin, { offset: override.start, message, hint }));
    } else if (override.type === 'removed') primary.push(override);
    else if (base !== undefined) mergeInto(base, override);
    else if (isDefaultProvider(override)) {
      // A provider without a block has an empty configuration, which is overridden.
      primary.push(override);
      byKey.set(keyOf(override), override);
    } else errors.push(missingBase(override, nameOf(override), override.start));
  }
}

function missingBase({ origin }: Declaration, name: string, offset: number): SourceError {
  const hint = 'Declare it in a file that is not an override, or remove it here';
  return errorIn(origin, { offset, message: `There is no ${name} to override`, hint });
}

/** Returns the identity of a declaration: blocks with the same key declare the same thing. */
export function keyOf(block: Declaration): string {
  return JSON.stringify([block.type, ...block.labels.map((label) => label.value), aliasOf(block) ?? '']);
}

/** Returns the name of a declaration in messages, for example `variable "name"`. */
export function nameOf(block: Declaration): string {
  const name = [block.type, ...block.labels.map((label) => JSON.stringify(label.value))].join(' ');
  const alias = aliasOf(block);
  return alias === undefined ? `\`${name}\`` : `\`${name}\` with the alias \`${alias}\``;
}

function aliasOf(block: Declaration): string | undefined {
  const alias = block.type === 'provider' ? block.arguments.get('alias') : undefined;
  return alias === undefined ? undefined : (templateText(alias.value) ?? alias.text);
}

function isDefaultProvider(block: Declaration): boolean {
  return block.type === 'provider' && aliasOf(block) === undefined;
}

// Arguments replace arguments; nested blocks of a type replace all nested blocks of that type.
function mergeInto(base: Declaration, override: Declaration): void {
  for (const [name, argument] of override.arguments) base.arguments.set(name, argument);
  const replaced = new Set(override.blocks.map((block) => block.type));
  base.blocks = [...base.blocks.filter((block) => !replaced.has(block.type)), ...override.blocks];
}

function applyLocals(primary: Declaration[], override: Declaration, errors: SourceError[]): void {
  for (const [name, argument] of override.arguments) {
    const base = primary.find((block) => block.type === 'locals' && block.arguments.has(name));
    if (base !== undefined) base.arguments.set(name, argument);
    else errors.push(missingBase(override, `\`local.${name}\``, argument.start));
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
