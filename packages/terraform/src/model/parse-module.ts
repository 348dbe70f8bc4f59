import { type SourceError, sortErrors } from '../hcl/errors.ts';
import { type ParsedFile, parseHcl } from '../hcl/parser.ts';
import { type Declaration, errorIn, toDeclarations } from './declaration.ts';
import { checkDuplicates } from './duplicates.ts';
import { parseJsonDeclarations } from './json-syntax.ts';
import type { ModuleVariable, TerraformModule } from './module.ts';
import { readModuleCall } from './module-calls.ts';
import { type Dialect, findDialect, isForOpenTofu, selectModuleFiles } from './module-files.ts';
import { checkNames } from './names.ts';
import { readOutput } from './outputs.ts';
import { applyOverrides } from './overrides.ts';
import { firstParagraph } from './readme.ts';
import { readRequirements } from './requirements.ts';
import { RESOURCE_MODES, readResource } from './resources.ts';
import { findOpenTofu } from './tools.ts';
import { readVariable } from './variables.ts';

/** Result of parsing a module. `module` is missing when there are errors: a partial one would mislead. */
export interface ParsedModule {
  module: TerraformModule | undefined;
  errors: SourceError[];
  /** All declarations after overrides, for checks that need more than the model. */
  declarations: Declaration[];
  /** Native-syntax files, for checks of their format. */
  files: ParsedFile[];
}

/**
 * Parses a module from its files' names and contents. `name` and `path` are the folder's in the model.
 * OpenTofu-only files are read only in its dialect; for Terraform the model contains their changes for
 * OpenTofu. A folder with only such files is an OpenTofu module in either dialect, and its model says so.
 */
export function parseModule(
  texts: ReadonlyMap<string, string>,
  identity: { name: string; path: string },
  dialect: Dialect = 'terraform',
): ParsedModule {
  if (findDialect(texts.keys()) === 'opentofu') {
    const parsed = parseFor(texts, identity, 'opentofu');
    return { ...parsed, module: parsed.module && { ...parsed.module, tool: 'OpenTofu' } };
  }
  const parsed = parseFor(texts, identity, dialect);
  if (dialect === 'opentofu' || ![...texts.keys()].some(isForOpenTofu)) return parsed;
  const other = parseFor(texts, identity, 'opentofu');
  const further = other.errors.filter(({ file }) => isForOpenTofu(file));
  if (parsed.module === undefined || other.module === undefined)
    return { ...parsed, module: undefined, errors: sortErrors([...parsed.errors, ...further]) };
  const opentofu = findOpenTofu(parsed.module, other.module);
  return opentofu === undefined ? parsed : { ...parsed, module: { ...parsed.module, opentofu } };
}

function parseFor(
  texts: ReadonlyMap<string, string>,
  identity: { name: string; path: string },
  dialect: Dialect,
): ParsedModule {
  const errors: SourceError[] = [];
  const files: ParsedFile[] = [];
  const { primary, overrides } = selectModuleFiles(texts.keys(), dialect);
  const read = (name: string): Declaration[] => {
    const text = texts.get(name) ?? '';
    if (name.endsWith('.json')) return parseJsonDeclarations(text, name, errors);
    const file = parseHcl(text, name);
    files.push(file);
    const parsed = toDeclarations(file);
    errors.push(...file.errors, ...parsed.errors);
    return parsed.declarations;
  };
  const declarations = primary.flatMap(read);
  const overriding = overrides.flatMap(read);
  const all = [...declarations, ...overriding];
  errors.push(...checkLabels(all), ...checkNames(all), ...checkDuplicates(declarations));
  if (errors.length === 0) applyOverrides(declarations, overriding, errors);
  const module = readDeclarations(declarations, identity, errors);
  const readme = texts.get('README.md');
  if (readme !== undefined) {
    module.readme = readme;
    const description = firstParagraph(readme);
    if (description !== undefined) module.description = description;
  }
  return { module: errors.length > 0 ? undefined : module, errors: sortErrors(errors), declarations, files };
}

const LABEL_COUNTS = new Map(
  Object.entries({
    variable: 1,
    output: 1,
    module: 1,
    provider: 1,
    check: 1,
    resource: 2,
    data: 2,
    ephemeral: 2,
    locals: 0,
    terraform: 0,
    moved: 0,
  }),
);

function checkLabels(declarations: Declaration[]): SourceError[] {
  return declarations.flatMap((block) => {
    const count = LABEL_COUNTS.get(block.type);
    if (count === undefined || count === block.labels.length) return [];
    const message = `A \`${block.type}\` block has ${count} label${count === 1 ? '' : 's'}, this one has ${block.labels.length}`;
    return [
      errorIn(block.origin, {
        offset: block.start,
        message,
        hint: 'Write each label in quotes before the brace',
      }),
    ];
  });
}

/** Returns a block, and the scoped data source of a `check` block. */
function withScoped(block: Declaration): Declaration[] {
  return block.type === 'check' ? [block, ...block.blocks.filter(({ type }) => type === 'data')] : [block];
}

function readDeclarations(
  declarations: Declaration[],
  identity: { name: string; path: string },
  errors: SourceError[],
): TerraformModule {
  const ofType = (type: string): Declaration[] => declarations.filter((block) => block.type === type);
  const requirements = readRequirements(ofType('terraform'), errors);
  return {
    ...identity,
    variables: orderVariables(ofType('variable').map((block) => readVariable(block, errors))),
    outputs: ofType('output').map((block) => readOutput(block, errors)),
    ...requirements,
    resources: declarations.flatMap(withScoped).flatMap((block) => {
      const mode = RESOURCE_MODES.get(block.type);
      return mode === undefined ? [] : [readResource(block, mode)];
    }),
    moduleCalls: ofType('module').map((block) => readModuleCall(block, errors)),
    moved: ofType('moved').map((block) => ({
      from: block.arguments.get('from')?.text ?? '',
      to: block.arguments.get('to')?.text ?? '',
    })),
  };
}

/** Sorts variables in source order; those in `variables.tf` come before those in other files. */
function orderVariables(variables: ModuleVariable[]): ModuleVariable[] {
  const isMain = ({ position }: ModuleVariable): boolean => /^variables\.(?:tf|tofu)$/.test(position.file);
  return [...variables.filter(isMain), ...variables.filter((variable) => !isMain(variable))];
}
