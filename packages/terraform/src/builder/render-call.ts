import { layOut } from '../format/format.ts';
import { isEqual } from '../functions/values.ts';
import { fillDefaults } from '../model/fill-defaults.ts';
import type { ModuleVariable, TerraformModule } from '../model/module.ts';
import { type UsageFlavour, type UsageOptions, wrapCall } from '../usage/render-usage.ts';
import type { Draft, Form } from './draft.ts';
import { readDraft } from './read-draft.ts';
import { renderDraft, renderPlaceholder } from './render-draft.ts';

/**
 * A call that sets what differs from the module's defaults, laid out as `terraform fmt` does. Required inputs without a
 * value are comments.
 */
export function renderCall(
  module: TerraformModule,
  form: Form,
  flavour: UsageFlavour,
  options: Pick<UsageOptions, 'source' | 'version'>,
): string {
  const lines = module.variables.flatMap((variable) => renderInput(variable, form.get(variable.name)));
  return layOut(wrapCall(module, flavour, options, lines.join('\n')));
}

function renderInput(variable: ModuleVariable, draft: Draft | undefined): string[] {
  const { name, typeTree, required } = variable;
  const text = draft && renderDraft(draft, typeTree, 'call', required);
  if (draft === undefined || text === undefined)
    return required || draft !== undefined ? [renderPlaceholder(name, typeTree)] : [];
  return isDefault(variable, draft) ? [] : [`${name} = ${text}`];
}

/** Null and a value equal to the default, defaults of attributes included, need no line. */
function isDefault(
  { name, typeTree, required, nullable, defaultValue }: ModuleVariable,
  draft: Draft,
): boolean {
  const { value } = readDraft(draft, typeTree, { path: name, required });
  if (value === undefined || required || defaultValue === undefined) return false;
  if (value === null && !nullable) return true;
  return isEqual(fillDefaults(value, typeTree), defaultValue);
}
