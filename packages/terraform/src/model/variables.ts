import { HclSyntaxError, type SourceError } from '../hcl/errors.ts';
import { evaluate, templateSource } from '../hcl/evaluate.ts';
import { type Declaration, errorIn, positionOf } from './declaration.ts';
import { fillDefaults } from './fill-defaults.ts';
import type { ModuleVariable } from './module.ts';
import { readFlag, readText } from './read-argument.ts';
import type { TypeTree } from './type-tree.ts';
import { readType } from './types.ts';

/** Reads a `variable` block; errors go to `errors`. */
export function readVariable(block: Declaration, errors: SourceError[]): ModuleVariable {
  const type = block.arguments.get('type');
  const fallback = block.arguments.get('default');
  const typeTree = readTypeTree(block, errors);
  const variable: ModuleVariable = {
    name: block.labels[0]?.value ?? '',
    typeTree,
    required: fallback === undefined,
    nullable: readFlag(block, 'nullable', true, errors),
    sensitive: readFlag(block, 'sensitive', false, errors),
    ephemeral: readFlag(block, 'ephemeral', false, errors),
    validations: readValidations(block, errors),
    position: positionOf(block),
  };
  if (type !== undefined) variable.type = type.text;
  const description = readText(block, 'description', errors);
  if (description !== undefined) variable.description = description;
  const deprecated = readText(block, 'deprecated', errors);
  if (deprecated !== undefined) variable.deprecated = deprecated;
  if (fallback !== undefined) {
    variable.default = fallback.text;
    const value = evaluate(fallback.value);
    if (value !== undefined) variable.defaultValue = fillDefaults(value, typeTree);
    else {
      const message = `The default of \`${variable.name}\` is not a constant`;
      const hint = 'Write a literal value, and compute others in a local value';
      errors.push(errorIn(fallback.origin, { offset: fallback.value.start, message, hint }));
    }
  }
  return variable;
}

function readTypeTree(block: Declaration, errors: SourceError[]): TypeTree {
  const type = block.arguments.get('type');
  if (type === undefined) return { kind: 'any' };
  try {
    return readType(type.value, type.origin);
  } catch (error) {
    if (!(error instanceof HclSyntaxError)) throw error;
    const { offset, message, hint } = error;
    errors.push(errorIn(type.origin, hint === undefined ? { offset, message } : { offset, message, hint }));
    return { kind: 'any' };
  }
}

function readValidations(block: Declaration, errors: SourceError[]): ModuleVariable['validations'] {
  const validations: ModuleVariable['validations'] = [];
  for (const rule of block.blocks) {
    if (rule.type !== 'validation') continue;
    const condition = rule.arguments.get('condition');
    const message = rule.arguments.get('error_message');
    if (condition === undefined || message === undefined) {
      const missing = condition === undefined ? 'condition' : 'error_message';
      errors.push(
        errorIn(rule.origin, {
          offset: rule.start,
          message: `This validation has no \`${missing}\``,
          hint: `Add \`${missing}\``,
        }),
      );
      continue;
    }
    validations.push({
      condition: condition.text,
      errorMessage: templateSource(message.value, message.origin.source.text)?.trim() ?? message.text,
    });
  }
  return validations;
}
