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

/** A call in parts, which joined give its code. */
export interface CallText {
  /** Code before the inputs. */
  readonly head: string;
  /** Lines of each input that is set or required. */
  readonly inputs: readonly string[];
  readonly tail: string;
}

/** Placeholder for the inputs while the rest of a call is formatted. */
const INPUTS = '# inputs';

/**
 * Creates a renderer for calls of a module: they set only values other than the defaults, formatted like
 * `terraform fmt`. Required inputs without a value become comments. Results are cached by draft: a key press
 * formats only the changed input.
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

/** Returns the code of a call. */
export function renderCall(
  module: TerraformModule,
  form: Form,
  flavour: UsageFlavour,
  options: Pick<UsageOptions, 'source' | 'version'>,
): string {
  return joinCall(createCallRenderer(module, flavour, options)(form));
}

/** Joins the parts of a call. */
export function joinCall({ head, inputs, tail }: CallText): string {
  return head + inputs.join('') + tail;
}

function layOutInput(variable: ModuleVariable, draft: Draft): LaidArgument | undefined {
  const { name, typeTree } = variable;
  const text = renderDraft(draft, typeTree, 'call', slotOf(variable));
  if (text === undefined) return layOutArgument(renderPlaceholder(name, typeTree));
  return isDefault(variable, draft) ? undefined : layOutArgument(`${name} = ${text}`);
}

/** Null and values equal to the default, including defaults of attributes, need no line. */
function isDefault(variable: ModuleVariable, draft: Draft): boolean {
  const { name, typeTree, required, nullable, defaultValue } = variable;
  const { value } = readDraft(draft, typeTree, { path: name, ...slotOf(variable) });
  if (value === undefined || required || defaultValue === undefined) return false;
  if (value === null && !nullable) return true;
  return isEqual(fillDefaults(value, typeTree), defaultValue);
}
