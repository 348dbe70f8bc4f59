import { templateText } from '../hcl/evaluate.ts';
import { type Declaration, positionOf } from './declaration.ts';
import type { ModuleResource } from './module.ts';

/** Modes by kind of resource block. */
export const RESOURCE_MODES = new Map<string, ModuleResource['mode']>([
  ['resource', 'managed'],
  ['data', 'data'],
  ['ephemeral', 'ephemeral'],
]);

/** Reads a `resource`, `data` or `ephemeral` block. */
export function readResource(block: Declaration, mode: ModuleResource['mode']): ModuleResource {
  const type = block.labels[0]?.value ?? '';
  return {
    mode,
    type,
    name: block.labels[1]?.value ?? '',
    provider: providerOf(block) ?? type.split('_', 1)[0] ?? type,
    position: positionOf(block),
  };
}

function providerOf(block: Declaration): string | undefined {
  const argument = block.arguments.get('provider');
  if (argument === undefined) return undefined;
  const text = templateText(argument.value) ?? argument.text;
  return text.split('.', 1)[0]?.trim();
}
