import type { SourceError } from '../hcl/errors.ts';
import { type Declaration, errorIn, positionOf } from './declaration.ts';
import type { ModuleCall } from './module.ts';
import { readText } from './read-argument.ts';

/** Arguments of a module call that belong to Terraform. */
const META_ARGUMENTS = new Set(['source', 'version', 'count', 'for_each', 'providers', 'depends_on']);

/** Reads a `module` block; errors go to `errors`. */
export function readModuleCall(block: Declaration, errors: SourceError[]): ModuleCall {
  const name = block.labels[0]?.value ?? '';
  const source = readText(block, 'source', errors);
  if (source === undefined && !block.arguments.has('source')) {
    errors.push(
      errorIn(block.origin, {
        offset: block.start,
        message: `The module call \`${name}\` has no source`,
        hint: 'Add `source`',
      }),
    );
  }
  const inputs: ModuleCall['inputs'] = [];
  for (const argument of block.arguments.values()) {
    if (META_ARGUMENTS.has(argument.name)) continue;
    inputs.push({ name: argument.name, value: argument.text, position: positionOf(argument) });
  }
  const version = readText(block, 'version', errors);
  const call: ModuleCall = { name, source: source ?? '', inputs, position: positionOf(block) };
  if (version !== undefined) call.version = version;
  return call;
}
