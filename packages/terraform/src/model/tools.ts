import type { ModuleOutput, ModuleVariable, TerraformModule, ToolInterface } from './module.ts';

type Tool = 'Terraform' | 'OpenTofu';

/** An input or output, and its differences between the two tools. */
export interface Shared<T> {
  /** Form in Terraform; the form in OpenTofu if Terraform does not have it. */
  readonly item: T;
  /** The only tool that has it; absent: both do. */
  readonly only?: Tool;
  /** Form in OpenTofu, if it differs. */
  readonly other?: T;
}

/** Serializes names, versions and the interface for comparison, without file positions. */
const toText = (value: unknown): string =>
  JSON.stringify(value, (key, part: unknown) => (key === 'position' ? undefined : part));

/** Returns OpenTofu's interface; undefined when it equals Terraform's. */
export function findOpenTofu(
  module: TerraformModule,
  asOpenTofu: TerraformModule,
): ToolInterface | undefined {
  const [own, other] = [module, asOpenTofu].map(
    ({ variables, outputs, requiredVersions, requiredProviders }) => ({
      variables,
      outputs,
      requiredVersions,
      requiredProviders,
    }),
  );
  return toText(own) === toText(other) ? undefined : other;
}

/** Returns the module as OpenTofu reads it. */
export function asOpenTofu<T extends Pick<TerraformModule, 'opentofu'>>({
  opentofu,
  ...module
}: T): Omit<T, 'opentofu'> {
  return { ...module, ...opentofu };
}

/** Returns all inputs: Terraform's in their order, then OpenTofu-only ones. */
export function joinVariables({ variables, opentofu }: InterfaceOf<'variables'>): Shared<ModuleVariable>[] {
  return join(variables, opentofu?.variables);
}

/** Returns all outputs, in the same way. */
export function joinOutputs({ outputs, opentofu }: InterfaceOf<'outputs'>): Shared<ModuleOutput>[] {
  return join(outputs, opentofu?.outputs);
}

type InterfaceOf<K extends keyof ToolInterface> = Pick<TerraformModule, K | 'opentofu'>;

function join<T extends { readonly name: string }>(
  items: readonly T[],
  others: readonly T[] = items,
): Shared<T>[] {
  const names = new Set(items.map(({ name }) => name));
  const byName = new Map(others.map((other) => [other.name, other]));
  return [
    ...items.map((item): Shared<T> => {
      const other = byName.get(item.name);
      if (other === undefined) return { item, only: 'Terraform' };
      return toText(other) === toText(item) ? { item } : { item, other };
    }),
    ...others.filter(({ name }) => !names.has(name)).map((item): Shared<T> => ({ item, only: 'OpenTofu' })),
  ];
}

/** Describes an input's differences in OpenTofu, as parts of a sentence in Markdown. */
export function describeOther({ item, other }: Shared<ModuleVariable>): string[] {
  if (other === undefined) return [];
  const code = (text: string): string => `\`${text.replace(/\s+/g, ' ')}\``;
  const parts: [differs: boolean, text: string][] = [
    [other.required !== item.required, other.required ? 'required' : 'not required'],
    [other.type !== item.type, `type ${code(other.type ?? 'any')}`],
    [
      other.default !== item.default && other.default !== undefined,
      `default ${code(other.default ?? 'null')}`,
    ],
    [other.nullable !== item.nullable, other.nullable ? 'nullable' : 'not nullable'],
    [other.sensitive !== item.sensitive, other.sensitive ? 'sensitive' : 'not sensitive'],
    [other.ephemeral !== item.ephemeral, other.ephemeral ? 'ephemeral' : 'not ephemeral'],
    [
      (other.deprecated ?? '') !== (item.deprecated ?? ''),
      other.deprecated ? 'deprecated' : 'not deprecated',
    ],
    [
      toText(other.validations) !== toText(item.validations),
      other.validations.length === 0
        ? 'no rules'
        : `rules ${other.validations.map(({ condition }) => code(condition)).join(', ')}`,
    ],
  ];
  return parts.filter(([differs]) => differs).map(([, text]) => text);
}

/** Returns the requirements by tool; one entry when they are the same. */
export function namesOfTools({
  requiredVersions,
  opentofu,
  tool,
}: Pick<TerraformModule, 'requiredVersions' | 'opentofu' | 'tool'>): {
  readonly name: string;
  readonly versions: readonly string[];
}[] {
  if (tool !== undefined) return [{ name: tool, versions: requiredVersions }];
  const others = opentofu?.requiredVersions ?? requiredVersions;
  if (toText(others) === toText(requiredVersions))
    return [{ name: 'Terraform or OpenTofu', versions: requiredVersions }];
  return [
    { name: 'Terraform', versions: requiredVersions },
    { name: 'OpenTofu', versions: others },
  ];
}
