import type { Change } from '../diff/change.ts';
import { type SourceError, sortErrors } from '../hcl/errors.ts';
import { evaluate, type Json } from '../hcl/evaluate.ts';
import { parseExpression, parseHcl } from '../hcl/parser.ts';
import type { ModuleCall, TerraformModule } from '../model/module.ts';
import { parseModuleSource } from '../model/sources.ts';
import type { TypeTree } from '../model/type-tree.ts';
import { findSampleCalls, type SampleCall } from '../samples/sample-calls.ts';
import { checkValues, type ValueError } from './check-values.ts';
import { type Draft, type Form, parseDraft } from './draft.ts';
import { findUnknownAttributes } from './unknown-attributes.ts';

/** A finding about a call. */
export interface BlockFinding {
  readonly kind: 'unknown' | 'changed' | ValueError['kind'];
  /** The input, or the path of an attribute. */
  readonly name: string;
  readonly message: string;
  /** Line of the input; absent for one that is not set. */
  readonly line?: number;
  /** Likely intended name of an unknown input. */
  readonly near?: string;
  /** Expected type of a value with a wrong type. */
  readonly type?: TypeTree;
}

/** Result of checking a pasted call. */
export interface CheckedBlock {
  /** Syntax errors; with any of them, the rest is empty. */
  readonly errors: SourceError[];
  /** True for valid code without a call. */
  readonly isEmpty?: true;
  readonly source?: string;
  /** The version that the call pins. */
  readonly version?: string;
  /** False when the call's source refers to another module. */
  readonly isOwn: boolean;
  /** Inputs with constant values. */
  readonly values: Readonly<Record<string, Json>>;
  /** All inputs of the call that the module has. */
  readonly form: Form;
  readonly findings: BlockFinding[];
}

type CheckedModule = Pick<TerraformModule, 'variables' | 'name' | 'path'>;

/**
 * Checks a call of a module, for Terraform or Terragrunt: inputs that are missing, unknown, of a wrong type
 * or rejected by the module's rules, and inputs changed since the pinned version.
 */
export function checkBlock(
  text: string,
  module: CheckedModule,
  changesSince: (version: string) => readonly Change[] = () => [],
): CheckedBlock {
  const parsed = parseHcl(text, 'block');
  if (parsed.errors.length > 0) return refuse(...sortErrors(parsed.errors));
  const calls = findSampleCalls(parsed);
  const found = calls.find(({ call }) => isOf(call, module)) ?? calls[0];
  if (found === undefined) {
    const message = 'There is no call of a module';
    const hint = 'Paste a `module` block, or a Terragrunt file';
    return { ...refuse({ message, file: 'block', line: 1, column: 1, hint }), isEmpty: true };
  }
  const { source } = found.call;
  const version = versionOf(found.call);
  const values = constantsOf(found.call);
  const findings = [
    ...findInputs(found, module, values),
    ...(version === undefined ? [] : findChanges(found.call, changesSince(version))),
  ];
  return {
    errors: [],
    source,
    ...(version !== undefined && { version }),
    isOwn: isOf(found.call, module),
    values,
    form: readForm(found.call, module),
    findings,
  };
}

function refuse(...errors: SourceError[]): CheckedBlock {
  return { errors, isOwn: false, values: {}, form: new Map(), findings: [] };
}

function readForm({ inputs }: ModuleCall, { variables }: CheckedModule): Form {
  const types = new Map(variables.map(({ name, typeTree }) => [name, typeTree]));
  return new Map(
    inputs.flatMap(({ name, value }): [string, Draft][] => {
      const type = types.get(name);
      const draft = type && parseDraft(value, type);
      return draft === undefined ? [] : [[name, draft]];
    }),
  );
}

function isOf({ source }: ModuleCall, { path }: CheckedModule): boolean {
  const parsed = parseModuleSource(source);
  return 'submodule' in parsed && parsed.submodule === path;
}

function versionOf({ source, version }: ModuleCall): string | undefined {
  const parsed = parseModuleSource(source);
  if (parsed.kind === 'git') return parsed.ref;
  return (parsed.kind === 'registry' ? parsed.version : undefined) ?? version;
}

function constantsOf({ inputs }: ModuleCall): Record<string, Json> {
  const values: [string, Json][] = inputs.flatMap(({ name, value: text }) => {
    const { tree } = parseExpression(text, '');
    const value = tree === undefined ? undefined : evaluate(tree);
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(values);
}

function findInputs(
  { call, inheritsInputs }: SampleCall,
  { variables }: CheckedModule,
  values: Readonly<Record<string, Json>>,
): BlockFinding[] {
  const lines = new Map(call.inputs.map(({ name, position }) => [name, position.line]));
  const known = new Set(variables.map(({ name }) => name));
  const unknown = call.inputs
    .filter(({ name }) => !known.has(name))
    .map(({ name }): BlockFinding => {
      const near = variables.find((variable) => isNear(variable.name, name) && !lines.has(variable.name));
      const hint = near === undefined ? '' : ` Did you mean \`${near.name}\`?`;
      const message = `The module has no such input.${hint}`;
      return { kind: 'unknown', name, message, ...(near !== undefined && { near: near.name }) };
    });
  const types = new Map(variables.map(({ name, typeTree }) => [name, typeTree]));
  const attributes = call.inputs.flatMap(({ name, value, position }) =>
    findUnknownAttributes(value, types.get(name) ?? { kind: 'any' }, name).map((path): BlockFinding => {
      const message = 'The type has no such attribute.';
      return { kind: 'unknown', name: path, message, line: position.line };
    }),
  );
  // The value of a reference is unknown here, and so are rules that depend on it: its variable counts as set.
  const isGiven = (name: string): boolean => lines.has(name) && !Object.hasOwn(values, name);
  const faults = checkValues(
    variables.filter(({ name }) => !isGiven(name)),
    values,
  ).filter(({ kind }) => kind !== 'missing' || !inheritsInputs);
  const placed = [...unknown, ...faults].map((finding): BlockFinding => {
    const line = lines.get(finding.name);
    const type = finding.kind === 'type' ? types.get(finding.name) : undefined;
    return { ...finding, ...(line !== undefined && { line }), ...(type !== undefined && { type }) };
  });
  return [...placed, ...attributes];
}

/** Whether two names differ by a single character, or by two swapped ones. */
function isNear(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  const start = [...a].findIndex((sign, index) => sign !== b[index]);
  if (start < 0) return true;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  const swapped = `${restB[1] ?? ''}${restB[0] ?? ''}${restB.slice(2)}`;
  return (
    restA === swapped ||
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1)
  );
}

/** Finds changes of inputs that the call sets, and those that change its behavior without being set. */
function findChanges({ inputs }: ModuleCall, changes: readonly Change[]): BlockFinding[] {
  const lines = new Map(inputs.map(({ name, position }) => [name, position.line]));
  return changes.flatMap((change): BlockFinding[] => {
    if (change.subject !== 'input' || change.severity === 'addition' || change.severity === 'note') return [];
    const [name = ''] = change.name.split('.');
    const line = lines.get(name);
    const concernsOthers = change.kind === 'default' && change.name === name;
    if (concernsOthers ? line !== undefined : line === undefined) return [];
    return [
      { kind: 'changed', name: change.name, message: change.message, ...(line !== undefined && { line }) },
    ];
  });
}
