import { layOut } from '../format/format.ts';
import { isEqual } from '../functions/values.ts';
import { fillDefaults } from '../model/fill-defaults.ts';
import type { ModuleVariable, TerraformModule } from '../model/module.ts';
import { type UsageFlavour, type UsageOptions, wrapCall } from '../usage/render-usage.ts';
import { renderValue } from '../usage/render-value.ts';
import type { GivenValues } from './check-values.ts';

/** A call that sets what differs from the module's defaults, laid out as `terraform fmt` does. */
export function renderCall(
  module: TerraformModule,
  given: GivenValues,
  flavour: UsageFlavour,
  options: Pick<UsageOptions, 'source' | 'version'>,
): string {
  const lines = module.variables
    .filter((variable) => Object.hasOwn(given, variable.name) && differs(variable, given))
    .map(({ name }) => `${name} = ${renderValue(given[name] ?? null)}`);
  return layOut(wrapCall(module, flavour, options, lines.join('\n')));
}

/** Null and a value equal to the default, defaults of attributes included, need no line. */
function differs(
  { name, typeTree, required, nullable, defaultValue }: ModuleVariable,
  given: GivenValues,
): boolean {
  const value = given[name] ?? null;
  if (required || defaultValue === undefined) return true;
  if (value === null && !nullable) return false;
  return !isEqual(fillDefaults(value, typeTree), defaultValue);
}

/** Values that a link may hold: never those of inputs that are sensitive or ephemeral. */
export function selectShareable(variables: readonly ModuleVariable[], given: GivenValues): GivenValues {
  const open = variables.filter(({ sensitive, ephemeral }) => !sensitive && !ephemeral);
  return Object.fromEntries(
    open.flatMap(({ name }) => (Object.hasOwn(given, name) ? [[name, given[name] ?? null]] : [])),
  );
}
