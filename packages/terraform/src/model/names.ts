import type { SourceError } from '../hcl/errors.ts';
import { type Declaration, errorIn } from './declaration.ts';

/** Variable names with a special meaning in a `module` block, where a caller would set them. */
export const RESERVED_INPUTS: ReadonlySet<string> = new Set([
  'source',
  'version',
  'providers',
  'count',
  'for_each',
  'lifecycle',
  'depends_on',
  'locals',
]);

/** Meaning of a block's labels, in order. */
const LABELS = new Map<string, readonly string[]>([
  ['variable', ['variable']],
  ['output', ['output']],
  ['module', ['module call']],
  ['provider', ['provider']],
  ['check', ['check']],
  ['resource', ['resource type', 'resource']],
  ['data', ['data source type', 'data source']],
  ['ephemeral', ['ephemeral resource type', 'ephemeral resource']],
]);

const IDENTIFIER = /^[\p{ID_Start}_][\p{ID_Continue}-]*$/u;

/** Whether a string is a name that needs no quotes in HCL. */
export function isIdentifier(text: string): boolean {
  return IDENTIFIER.test(text);
}

/** Checks that labels are identifiers, and that no variable has a reserved name of `module` blocks. */
export function checkNames(declarations: Declaration[]): SourceError[] {
  return declarations.flatMap((block) => {
    const kinds = LABELS.get(block.type) ?? [];
    return block.labels.flatMap(({ value, start }, index) => {
      const kind = kinds[index];
      if (kind === undefined) return [];
      if (!isIdentifier(value)) {
        const message = `\`${value}\` is not a name for ${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind}`;
        const hint = 'Begin with a letter or `_`, and use only letters, digits, `_` and `-`';
        return [errorIn(block.origin, { offset: start, message, hint })];
      }
      if (block.type !== 'variable' || !RESERVED_INPUTS.has(value)) return [];
      const message = `\`${value}\` is reserved: it has a meaning of its own in \`module\` blocks`;
      return [errorIn(block.origin, { offset: start, message, hint: 'Choose another name' })];
    });
  });
}
