import type { SourceError } from '../hcl/errors.ts';
import { type Declaration, errorIn } from '../model/declaration.ts';
import type { TerraformModule } from '../model/module.ts';
import type { TypeTree } from '../model/type-tree.ts';
import type { LocatedReference } from './declared-references.ts';
import type { Step } from './references.ts';

/** Names that Terraform itself defines. */
const BUILT_IN = new Set(['each', 'count', 'self', 'path', 'terraform']);

/** Declarations of a module, by kind of reference. */
interface Declared {
  variables: Map<string, TypeTree>;
  locals: Set<string>;
  calls: Set<string>;
  resources: Set<string>;
}

/** Checks that every `var.`, `local.`, `module.`, `data.` and resource reference has a declaration. */
export function checkReferences(
  module: TerraformModule,
  declarations: Declaration[],
  references: LocatedReference[],
): SourceError[] {
  const declared = gather(module, declarations);
  return references.flatMap((reference) => {
    const message = faultOf(reference, declared);
    if (message === undefined) return [];
    return [
      errorIn(reference.origin, { offset: reference.start, message, hint: 'Declare it or correct the name' }),
    ];
  });
}

function gather(module: TerraformModule, declarations: Declaration[]): Declared {
  const locals = declarations
    .filter((block) => block.type === 'locals')
    .flatMap((block) => [...block.arguments.keys()]);
  return {
    variables: new Map(module.variables.map((variable) => [variable.name, variable.typeTree])),
    locals: new Set(locals),
    calls: new Set(module.moduleCalls.map((call) => call.name)),
    resources: new Set(module.resources.map(({ mode, type, name }) => `${mode}.${type}.${name}`)),
  };
}

function faultOf({ root, path }: LocatedReference, declared: Declared): string | undefined {
  const name = path[0]?.name ?? '';
  const second = path[1]?.name ?? '';
  if (BUILT_IN.has(root)) return undefined;
  if (root === 'var') {
    const type = declared.variables.get(name);
    return type === undefined
      ? `There is no variable \`${name}\``
      : attributeFault(`var.${name}`, type, path.slice(1));
  }
  if (root === 'local') return declared.locals.has(name) ? undefined : `There is no local value \`${name}\``;
  if (root === 'module') return declared.calls.has(name) ? undefined : `There is no module call \`${name}\``;
  if (root === 'data' || root === 'ephemeral') {
    const isDeclared = declared.resources.has(`${root}.${name}.${second}`);
    return isDeclared ? undefined : `There is no \`${root} "${name}" "${second}"\``;
  }
  if (declared.resources.has(`managed.${root}.${name}`)) return undefined;
  return path.length === 0 ? `\`${root}\` is not declared` : `There is no \`resource "${root}" "${name}"\``;
}

/** Resolves attribute names in an object type. */
function attributeFault(shown: string, type: TypeTree, path: Step[]): string | undefined {
  const [step, ...rest] = path;
  if (step?.name === undefined || !('attributes' in type)) return undefined;
  const attribute = type.attributes.find((each) => each.name === step.name);
  if (attribute === undefined) return `The type of \`${shown}\` has no attribute \`${step.name}\``;
  return attributeFault(`${shown}.${step.name}`, attribute.typeTree, rest);
}

/** Checks that every variable is used outside its own validation. */
export function checkUnusedVariables(module: TerraformModule, references: LocatedReference[]): SourceError[] {
  const used = new Set<string | undefined>();
  for (const { root, path, owner } of references) {
    const isOwn = owner.type === 'variable' && owner.labels[0]?.value === path[0]?.name;
    if (root === 'var' && !isOwn) used.add(path[0]?.name);
  }
  return module.variables
    .filter(({ name }) => !used.has(name))
    .map(({ name, position }) => ({
      message: `The variable \`${name}\` is never used`,
      ...position,
      hint: 'Use it or remove it',
    }));
}
