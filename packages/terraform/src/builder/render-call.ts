import { alignArguments, type LaidArgument, layOutArgument } from '../format/arguments.ts';
import { layOut } from '../format/format.ts';
import { isEqual } from '../functions/values.ts';
import { fillDefaults } from '../model/fill-defaults.ts';
import type { ModuleVariable, TerraformModule } from '../model/module.ts';
import { asOpenTofu } from '../model/tools.ts';
import { type UsageFlavour, type UsageOptions, wrapCall } from '../usage/render-usage.ts';
import { createDraftCache } from './by-draft.ts';
import { type Draft, type Form, slotOf } from './draft.ts';
import { readDraft } from './read-draft.ts';
import { renderDraft, renderPlaceholder } from './render-draft.ts';

/** A call in parts that together are its text. */
export interface CallText {
  /** What stands before the inputs. */
  readonly head: string;
  /** The lines of each input that the call sets, or that it has to. */
  readonly inputs: readonly string[];
  readonly tail: string;
}

/** Stands for the inputs while the rest of a call is laid out. */
const INPUTS = '# inputs';

/**
 * Makes what writes calls of a module: they set what differs from the module's defaults, laid out as `terraform fmt` does.
 * Required inputs without a value are comments. What is made of a draft is kept: a key lays out the input that it changes.
 */
export function createCallRenderer(
  asTerraform: TerraformModule,
  flavour: UsageFlavour,
  options: Pick<UsageOptions, 'source' | 'version'>,
): (form: Form) => CallText {
  const module = flavour === 'tofu' ? asOpenTofu(asTerraform) : asTerraform;
  const wrap = (inputs: string): string => layOut(wrapCall(module, flavour, options, inputs));
  const [head = '', tail = ''] = wrap(INPUTS).split(new RegExp(`^ *${INPUTS}\n`, 'm'));
  const bare = wrap('');
  const missing = new Map(
    module.variables
      .filter(({ required }) => required)
      .map(({ name, typeTree }) => [name, layOutArgument(renderPlaceholder(name, typeTree))]),
  );
  const keepArgument = createDraftCache<LaidArgument | undefined>();
  return (form) => {
    const laid = module.variables.flatMap((variable) => {
      const draft = form.get(variable.name);
      if (draft !== undefined) return keepArgument(draft, () => layOutInput(variable, draft)) ?? [];
      return missing.get(variable.name) ?? [];
    });
    return laid.length === 0
      ? { head: bare, inputs: [], tail: '' }
      : { head, inputs: alignArguments(laid), tail };
  };
}

/** The text of a call. */
export function renderCall(
  module: TerraformModule,
  form: Form,
  flavour: UsageFlavour,
  options: Pick<UsageOptions, 'source' | 'version'>,
): string {
  return joinCall(createCallRenderer(module, flavour, options)(form));
}

/** The text of a call's parts. */
export function joinCall({ head, inputs, tail }: CallText): string {
  return head + inputs.join('') + tail;
}

function layOutInput(variable: ModuleVariable, draft: Draft): LaidArgument | undefined {
  const { name, typeTree } = variable;
  const text = renderDraft(draft, typeTree, 'call', slotOf(variable));
  if (text === undefined) return layOutArgument(renderPlaceholder(name, typeTree));
  return isDefault(variable, draft) ? undefined : layOutArgument(`${name} = ${text}`);
}

/** Null and a value equal to the default, defaults of attributes included, need no line. */
function isDefault(variable: ModuleVariable, draft: Draft): boolean {
  const { name, typeTree, required, nullable, defaultValue } = variable;
  const { value } = readDraft(draft, typeTree, { path: name, ...slotOf(variable) });
  if (value === undefined || required || defaultValue === undefined) return false;
  if (value === null && !nullable) return true;
  return isEqual(fillDefaults(value, typeTree), defaultValue);
}
