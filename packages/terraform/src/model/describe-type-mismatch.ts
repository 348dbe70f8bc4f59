import type { Json } from '../hcl/evaluate.ts';
import { findTypeMismatch } from './fits-type.ts';
import type { ModuleVariable } from './module.ts';
import { summarizeType } from './summarize-type.ts';

/**
 * Describes why the value of an input does not fit its type: the part, and its expected type. Undefined for a
 * value that fits.
 */
export function describeTypeMismatch(
  { name, type = 'any', typeTree }: ModuleVariable,
  value: Json,
): string | undefined {
  const misfit = findTypeMismatch(value, typeTree);
  if (misfit === undefined) return undefined;
  const { path, isMissing } = misfit;
  if (isMissing) {
    const [, owner = '', attribute = ''] = /^(.*)\.([^.]+)$/s.exec(path) ?? [];
    return `The value of \`${name}${owner}\` lacks the attribute \`${attribute}\``;
  }
  // A multi-line type would fill the whole message, and its attributes are not the problem.
  const wanted = path === '' && !type.includes('\n') ? type : summarizeType(misfit.type);
  return `The value of \`${name}${path}\` does not fit its type \`${wanted}\``;
}
