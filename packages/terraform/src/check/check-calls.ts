import { posix } from 'node:path';
import type { SourceError } from '../hcl/errors.ts';
import { evaluate } from '../hcl/evaluate.ts';
import { parseExpression } from '../hcl/parser.ts';
import { errorIn } from '../model/declaration.ts';
import { describeTypeMismatch } from '../model/describe-type-mismatch.ts';
import type { ModuleCall, TerraformModule } from '../model/module.ts';
import { parseModuleSource } from '../model/sources.ts';
import type { LocatedReference } from './declared-references.ts';

/** Modules that calls may refer to, by path. */
export type ModulesByPath = ReadonlyMap<string, TerraformModule>;

/**
 * Resolves a local source relative to the calling module's path; undefined for other sources. `.` is the
 * catalog's root folder.
 */
export function resolveLocalSource(from: string, source: string): string | undefined {
  const parsed = parseModuleSource(source);
  return parsed.kind === 'local' ? posix.join(from, parsed.path).replace(/\/+$/, '') : undefined;
}

/**
 * Checks that calls with local sources refer to a module, set all of its required inputs and no unknown ones.
 */
export function checkCalls(module: TerraformModule, modules: ModulesByPath): SourceError[] {
  return module.moduleCalls.flatMap((call) => {
    const path = resolveLocalSource(module.path, call.source);
    if (path === undefined) return [];
    const callee = modules.get(path);
    if (callee !== undefined) {
      return [...checkGivenInputs(call, callee), ...checkRequiredInputs(call, callee)];
    }
    return [{ message: `There is no module at \`${path}\``, ...call.position, hint: 'Correct the source' }];
  });
}

/** Checks a call's inputs against the called module: names and constant values. */
export function checkGivenInputs(call: ModuleCall, callee: TerraformModule): SourceError[] {
  const errors: SourceError[] = [];
  for (const input of call.inputs) {
    const variable = callee.variables.find(({ name }) => name === input.name);
    if (variable === undefined) {
      const message = `\`${callee.path}\` has no input \`${input.name}\``;
      errors.push({ message, ...input.position, hint: 'Remove it or correct the name' });
      continue;
    }
    const { tree } = parseExpression(input.value, input.position.file);
    const value = tree === undefined ? undefined : evaluate(tree);
    const message = value === undefined ? undefined : describeTypeMismatch(variable, value);
    if (message === undefined) continue;
    errors.push({ message, ...input.position, hint: 'Correct the value' });
  }
  return errors;
}

/** Checks that a call sets every input without a default. */
export function checkRequiredInputs(call: ModuleCall, callee: TerraformModule): SourceError[] {
  const given = new Set(call.inputs.map((input) => input.name));
  const missing = callee.variables.filter(({ name, required }) => required && !given.has(name));
  if (missing.length === 0) return [];
  const names = missing.map(({ name }) => `\`${name}\``).join(', ');
  const noun = missing.length === 1 ? 'input' : 'inputs';
  const message = `The call of \`${callee.path}\` lacks the required ${noun} ${names}`;
  return [{ message, ...call.position, hint: 'Set every required input' }];
}

/** Checks that outputs read from a call exist in the called module. */
export function checkOutputs(
  module: TerraformModule,
  references: LocatedReference[],
  modules: ModulesByPath,
): SourceError[] {
  return references.flatMap((reference) => {
    if (reference.root !== 'module') return [];
    const [first, ...rest] = reference.path;
    const call = module.moduleCalls.find((each) => each.name === first?.name);
    const path = call === undefined ? undefined : resolveLocalSource(module.path, call.source);
    const callee = path === undefined ? undefined : modules.get(path);
    // A call with `count` or `for_each` has an index before the output.
    const used = rest.find((step) => step.form === 'attribute')?.name;
    if (callee === undefined || used === undefined) return [];
    if (callee.outputs.some((each) => each.name === used)) return [];
    const message = `\`${callee.path}\` has no output \`${used}\``;
    return [errorIn(reference.origin, { offset: reference.start, message, hint: 'Correct the name' })];
  });
}
