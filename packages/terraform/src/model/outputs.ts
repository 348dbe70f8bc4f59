import type { SourceError } from '../hcl/errors.ts';
import { type Declaration, errorIn, positionOf } from './declaration.ts';
import type { ModuleOutput } from './module.ts';
import { readFlag, readText } from './read-argument.ts';

/** Reads an `output` block; errors go to `errors`. */
export function readOutput(block: Declaration, errors: SourceError[]): ModuleOutput {
  const value = block.arguments.get('value');
  const name = block.labels[0]?.value ?? '';
  if (value === undefined) {
    errors.push(
      errorIn(block.origin, {
        offset: block.start,
        message: `The output \`${name}\` has no value`,
        hint: 'Add `value`',
      }),
    );
  }
  const output: ModuleOutput = {
    name,
    sensitive: readFlag(block, 'sensitive', false, errors),
    ephemeral: readFlag(block, 'ephemeral', false, errors),
    value: value?.text ?? '',
    position: positionOf(block),
  };
  const description = readText(block, 'description', errors);
  if (description !== undefined) output.description = description;
  const deprecated = readText(block, 'deprecated', errors);
  if (deprecated !== undefined) output.deprecated = deprecated;
  return output;
}
