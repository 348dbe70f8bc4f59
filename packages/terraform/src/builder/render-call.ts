import { layOut } from '../format/format.ts';
import { isEqual } from '../functions/values.ts';
import { fillDefaults } from '../model/fill-defaults.ts';
import type { ModuleVariable, TerraformModule } from '../model/module.ts';
import { type UsageFlavour, type UsageOptions, wrapCall } from '../usage/render-usage.ts';
import { createDraftCache } from './by-draft.ts';
import { type Draft, type Form, slotOf } from './draft.ts';
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

const keepLine = createDraftCache<readonly string[]>();

function renderInput(variable: ModuleVariable, draft: Draft | undefined): readonly string[] {
  const { name, typeTree, required } = variable;
  if (draft === undefined) return required ? [renderPlaceholder(name, typeTree)] : [];
  return keepLine(draft, () => renderSet(variable, draft));
}

function renderSet(variable: ModuleVariable, draft: Draft): string[] {
  const { name, typeTree } = variable;
  const text = renderDraft(draft, typeTree, 'call', slotOf(variable));
  if (text === undefined) return [renderPlaceholder(name, typeTree)];
  return isDefault(variable, draft) ? [] : [`${name} = ${text}`];
}

/** Null and a value equal to the default, defaults of attributes included, need no line. */
function isDefault(variable: ModuleVariable, draft: Draft): boolean {
  const { name, typeTree, required, nullable, defaultValue } = variable;
  const { value } = readDraft(draft, typeTree, { path: name, ...slotOf(variable) });
  if (value === undefined || required || defaultValue === undefined) return false;
  if (value === null && !nullable) return true;
  return isEqual(fillDefaults(value, typeTree), defaultValue);
}
