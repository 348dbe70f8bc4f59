import type { Argument, Declaration } from '../model/declaration.ts';
import { findReferences, type Reference } from './references.ts';

/** A reference with its file and top-level declaration. */
export interface LocatedReference extends Reference {
  origin: Argument['origin'];
  owner: Declaration;
}

/** Arguments whose names are not declared by the module: providers, the resource's own arguments, types. */
function isNotValue(block: Declaration, name: string): boolean {
  if (block.type === 'locals') return false;
  if (name === 'provider' || name === 'providers') return true;
  if (block.type === 'variable') return name === 'type';
  return (
    (block.type === 'lifecycle' && name === 'ignore_changes') ||
    (block.type === 'dynamic' && name === 'iterator')
  );
}

/** Returns every reference in a module's declarations. */
export function findModuleReferences(declarations: Declaration[]): LocatedReference[] {
  const found: LocatedReference[] = [];
  for (const block of declarations) {
    // These name addresses, which may no longer exist, or types.
    if (['terraform', 'moved', 'removed', 'import'].includes(block.type)) continue;
    visit(block, block, new Set(), found);
  }
  return found;
}

function visit(
  block: Declaration,
  owner: Declaration,
  bound: ReadonlySet<string>,
  found: LocatedReference[],
): void {
  for (const argument of block.arguments.values()) {
    if (isNotValue(block, argument.name)) continue;
    for (const reference of findReferences(argument.value, bound)) {
      found.push({ ...reference, origin: argument.origin, owner });
    }
  }
  for (const nested of block.blocks)
    visit(nested, owner, nested.type === 'dynamic' ? withIterator(nested, bound) : bound, found);
}

function withIterator(block: Declaration, bound: ReadonlySet<string>): ReadonlySet<string> {
  const iterator = block.arguments.get('iterator')?.text ?? block.labels[0]?.value ?? '';
  return new Set([...bound, iterator]);
}
