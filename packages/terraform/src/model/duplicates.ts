import type { SourceError } from '../hcl/errors.ts';
import { type Declaration, errorIn, positionOf } from './declaration.ts';
import { nameOf } from './overrides.ts';

const NAMED = new Set(['variable', 'output', 'module', 'resource', 'data', 'ephemeral', 'provider', 'check']);

/** Reports duplicate declarations at the second, with a reference to the first. */
export function checkDuplicates(declarations: Declaration[]): SourceError[] {
  const errors: SourceError[] = [];
  const seen = new Map<string, { start: number; origin: Declaration['origin'] }>();
  const visit = (key: string, item: { start: number; origin: Declaration['origin'] }): void => {
    const first = seen.get(key);
    if (first === undefined) {
      seen.set(key, item);
      return;
    }
    const { file, line, column } = positionOf(first);
    const message = `${key} is already declared at ${file}:${line}:${column}`;
    errors.push(
      errorIn(item.origin, { offset: item.start, message, hint: 'Rename or remove one of the two' }),
    );
  };
  for (const block of declarations) {
    if (NAMED.has(block.type)) visit(nameOf(block), block);
    if (block.type === 'locals')
      for (const local of block.arguments.values()) visit(`\`local.${local.name}\``, local);
  }
  return errors;
}
