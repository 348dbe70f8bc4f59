import { isEqual } from '../functions/values.ts';
import { evaluate } from '../hcl/evaluate.ts';
import { parseExpression } from '../hcl/parser.ts';
import { fillDefaults } from '../model/fill-defaults.ts';
import { summarizeType } from '../model/summarize-type.ts';
import type { TypeAttribute, TypeTree } from '../model/type-tree.ts';
import { joinItems, joinObject, renderKey, renderValue } from '../usage/render-value.ts';
import { type Draft, elementOf, isNumber, MEMBER_SLOT, type Slot, slotOf } from './draft.ts';
import { isBlank, readDraft } from './read-draft.ts';

/** Target of a draft: a call omits defaults and marks missing values, a link contains the typed text. */
export type DraftUse = 'call' | 'link';

/** Renders a draft as unformatted HCL; undefined while it has no value. */
export function renderDraft(draft: Draft, type: TypeTree, use: DraftUse, slot: Slot): string | undefined {
  if (isBlank(draft, type, slot)) return undefined;
  switch (draft.kind) {
    case 'text':
      return renderText(draft.text, type);
    case 'expression':
      return renderExpression(draft.text);
    case 'list':
      return joinItems(
        draft.members.flatMap(
          (member, index) => renderDraft(member.draft, elementOf(type, index), use, MEMBER_SLOT) ?? [],
        ),
      );
    case 'map': {
      const entries = draft.members.filter(({ key }) => key !== '');
      return joinObject(
        entries.flatMap((member) => {
          const text = renderDraft(member.draft, elementOf(type, 0), use, MEMBER_SLOT);
          return text === undefined ? [] : [`${renderKey(member.key)} = ${text}`];
        }),
      );
    }
    case 'object':
      if (type.kind !== 'object') return undefined;
      return joinObject(type.attributes.flatMap((each) => renderAttribute(each, draft.attributes, use)));
  }
}

/** Renders a missing value as a comment, so that the block still parses. */
export function renderPlaceholder(name: string, type: TypeTree): string {
  return `# ${renderKey(name)} = <${summarizeType(type)}>`;
}

function renderText(text: string, type: TypeTree): string | undefined {
  if (type.kind === 'string') return renderValue(text);
  const own = text.trim();
  const isWhole = type.kind === 'number' ? isNumber(own) : own === 'true' || own === 'false';
  return isWhole ? own : undefined;
}

/** Trims an expression; one that does not parse would break the block. */
function renderExpression(text: string): string | undefined {
  const { tree } = parseExpression(text, '');
  if (tree === undefined) return undefined;
  const written = text.slice(tree.start, tree.end);
  if (!written.startsWith('<<')) return written;
  // A heredoc ends with its line, but a comma may have to follow.
  const value = evaluate(tree);
  return value === undefined ? written : renderValue(value);
}

function renderAttribute(
  attribute: TypeAttribute,
  attributes: ReadonlyMap<string, Draft>,
  use: DraftUse,
): string[] {
  const { name, typeTree, required, defaultValue } = attribute;
  const slot = slotOf(attribute);
  const draft = attributes.get(name);
  const text = draft && renderDraft(draft, typeTree, use, slot);
  if (draft === undefined || text === undefined)
    return required && use === 'call' ? [renderPlaceholder(name, typeTree)] : [];
  const line = `${renderKey(name)} = ${text}`;
  if (use === 'link' || required) return [line];
  const { value } = readDraft(draft, typeTree, { path: name, ...slot });
  const isDefault = value !== undefined && isEqual(fillDefaults(value, typeTree), defaultValue ?? null);
  return isDefault ? [] : [line];
}
