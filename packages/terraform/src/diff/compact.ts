import { createCommentIndex } from '../hcl/comments.ts';
import { evaluate } from '../hcl/evaluate.ts';
import { parseExpression, parseHcl } from '../hcl/parser.ts';
import type { Position } from '../hcl/source-text.ts';
import { fillDefaults } from '../model/fill-defaults.ts';
import type { ModuleOutput, ModuleVariable } from '../model/module.ts';
import type { TypeTree } from '../model/type-tree.ts';
import { readType } from '../model/types.ts';
import type { ComparedModule } from './compared-module.ts';

type Flags<T extends 'sensitive' | 'ephemeral'> = { [key in T]?: true };

/** A module without redundant data: positions, parsed types, filled defaults, flags that are not set. */
export interface CompactModule {
  path: string;
  name: string;
  description?: string;
  variables: (Pick<ModuleVariable, 'name' | 'type' | 'description' | 'default' | 'deprecated'> & {
    validations?: ModuleVariable['validations'];
    nullable?: false;
  } & Flags<'sensitive' | 'ephemeral'>)[];
  outputs: (Pick<ModuleOutput, 'name' | 'description' | 'value' | 'deprecated'> &
    Flags<'sensitive' | 'ephemeral'>)[];
  requiredVersions: string[];
  requiredProviders: ComparedModule['requiredProviders'];
  /** `mode type name provider`. */
  resources: string[];
  moduleCalls: { name: string; source: string; version?: string }[];
  moved: ComparedModule['moved'];
}

/** Keeps the data for later comparisons. */
export function toCompact(module: ComparedModule): CompactModule {
  const { path, name, description, requiredVersions, requiredProviders, moved } = module;
  return {
    path,
    name,
    ...(description !== undefined && { description }),
    variables: module.variables.map((variable) => ({
      name: variable.name,
      ...(variable.type !== undefined && { type: variable.type }),
      ...(variable.description !== undefined && { description: variable.description }),
      ...(variable.default !== undefined && { default: variable.default }),
      ...(variable.deprecated !== undefined && { deprecated: variable.deprecated }),
      ...(variable.validations.length > 0 && { validations: variable.validations }),
      ...(!variable.nullable && { nullable: false }),
      ...flagsOf(variable),
    })),
    outputs: module.outputs.map((output) => ({
      name: output.name,
      ...(output.description !== undefined && { description: output.description }),
      value: output.value,
      ...(output.deprecated !== undefined && { deprecated: output.deprecated }),
      ...flagsOf(output),
    })),
    requiredVersions,
    requiredProviders,
    resources: module.resources.map((each) => [each.mode, each.type, each.name, each.provider].join(' ')),
    moduleCalls: module.moduleCalls.map((call) => ({
      name: call.name,
      source: call.source,
      ...(call.version !== undefined && { version: call.version }),
    })),
    moved,
  };
}

function flagsOf({ sensitive, ephemeral }: Pick<ModuleVariable, 'sensitive' | 'ephemeral'>): {
  sensitive?: true;
  ephemeral?: true;
} {
  return { ...(sensitive && { sensitive }), ...(ephemeral && { ephemeral }) };
}

const NOWHERE: Position = { file: '', line: 1, column: 1 };

/** Restores the module with parsed types and defaults; it has no positions and its calls no inputs. */
export function fromCompact(compact: CompactModule): ComparedModule {
  return {
    ...compact,
    variables: compact.variables.map((variable) => {
      const typeTree = parseType(variable.type);
      const { tree } = parseExpression(variable.default ?? '', '');
      const value = tree === undefined ? undefined : evaluate(tree);
      return {
        ...variable,
        typeTree,
        required: variable.default === undefined,
        ...(value !== undefined && { defaultValue: fillDefaults(value, typeTree) }),
        nullable: variable.nullable ?? true,
        sensitive: variable.sensitive ?? false,
        ephemeral: variable.ephemeral ?? false,
        validations: variable.validations ?? [],
        position: NOWHERE,
      };
    }),
    outputs: compact.outputs.map((output) => ({
      ...output,
      sensitive: output.sensitive ?? false,
      ephemeral: output.ephemeral ?? false,
      position: NOWHERE,
    })),
    resources: compact.resources.map((text) => {
      const [mode, type = '', name = '', provider = ''] = text.split(' ');
      return {
        mode: mode === 'data' || mode === 'ephemeral' ? mode : 'managed',
        type,
        name,
        provider,
        position: NOWHERE,
      };
    }),
    moduleCalls: compact.moduleCalls.map((call) => ({ ...call, inputs: [], position: NOWHERE })),
  };
}

function parseType(text: string | undefined): TypeTree {
  const file = parseHcl(`type = ${text ?? 'any'}\n`, '');
  const [item] = file.body.items;
  if (item?.kind !== 'attribute') return { kind: 'any' };
  const { source, comments } = file;
  return readType(item.value, { source, comments: createCommentIndex(source, comments) });
}
