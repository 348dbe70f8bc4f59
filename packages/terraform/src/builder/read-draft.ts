import { evaluate, type Json } from '../hcl/evaluate.ts';
import { parseExpression } from '../hcl/parser.ts';
import { fitsType } from '../model/fits-type.ts';
import type { TypeTree } from '../model/type-tree.ts';
import { createDraftCache } from './by-draft.ts';
import { type Draft, elementOf, isNumber, MEMBER_SLOT, type Member, type Slot, slotOf } from './draft.ts';

/** A missing or invalid value in a draft. */
export interface DraftError {
  /** Path of the control: the input's name, then names of attributes and ids of members, separated by `/`. */
  readonly path: string;
  readonly kind: 'missing' | 'number' | 'type' | 'syntax' | 'key' | 'null' | 'rule';
  /** Message of the module or of the parser, for a rule or a syntax error. */
  readonly message?: string;
  /** Line of a syntax error. */
  readonly line?: number;
  readonly column?: number;
  /** Expected type. */
  readonly type?: TypeTree;
}

/** Value of a draft; without one it is incomplete, or known only when Terraform runs. */
export interface ReadDraft {
  readonly value?: Json;
  readonly faults: readonly DraftError[];
}

const keepReading = createDraftCache<ReadDraft>();

/** Reads the draft of an input; results are cached by draft, since a form is read after every key press. */
export function readDraft(draft: Draft, type: TypeTree, place: Slot & { readonly path: string }): ReadDraft {
  return keepReading(draft, () => read(draft, type, place.path, place));
}

/**
 * Whether a value is empty. An explicit empty string, where an empty control means null, is the expression
 * `""`.
 */
export function isBlank(draft: Draft, type: TypeTree, { takesEmpty }: Slot): boolean {
  if (draft.kind === 'expression') return draft.text.trim() === '';
  return draft.kind === 'text' && draft.text === '' && !(takesEmpty && type.kind === 'string');
}

function read(draft: Draft, type: TypeTree, path: string, slot: Slot): ReadDraft {
  if (isBlank(draft, type, slot)) return { faults: slot.required ? [{ path, kind: 'missing' }] : [] };
  switch (draft.kind) {
    case 'text':
      return readText(draft.text, type, path);
    case 'expression':
      return readExpression(draft.text, type, path);
    case 'list':
      return gather(
        draft.members.map((member, index) => readMember(member, elementOf(type, index), path)),
        (values) => values,
      );
    case 'map':
      return readMap(draft.members, type, path);
    case 'object':
      return readObject(draft.attributes, type, path);
  }
}

function readText(text: string, type: TypeTree, path: string): ReadDraft {
  if (type.kind === 'bool') return { value: text === 'true', faults: [] };
  if (type.kind !== 'number') return { value: text, faults: [] };
  const number = text.trim();
  return isNumber(number) ? { value: Number(number), faults: [] } : { faults: [{ path, kind: 'number' }] };
}

function readExpression(text: string, type: TypeTree, path: string): ReadDraft {
  const { tree, errors } = parseExpression(text, '');
  const [error] = errors;
  if (tree === undefined) {
    const { message = '', line = 1, column = 1 } = error ?? {};
    return { faults: [{ path, kind: 'syntax', message, line, column }] };
  }
  const value = evaluate(tree);
  if (value === undefined) return { faults: [] };
  return fitsType(value, type) ? { value, faults: [] } : { faults: [{ path, kind: 'type', type }] };
}

function readMember({ id, draft }: Member, type: TypeTree, path: string): ReadDraft {
  return read(draft, type, `${path}/${id}`, MEMBER_SLOT);
}

function readMap(members: readonly Member[], type: TypeTree, path: string): ReadDraft {
  const element = elementOf(type, 0);
  const keys = members.map(({ key }) => key);
  const faults = members
    .filter(({ key }, index) => key === '' || keys.indexOf(key) !== index)
    .map(({ id }): DraftError => ({ path: `${path}/${id}`, kind: 'key' }));
  const read = gather(
    members.map((member) => readMember(member, element, path)),
    (values) => Object.fromEntries(values.map((value, index) => [keys[index] ?? '', value])),
  );
  return faults.length === 0 ? read : { faults: [...faults, ...read.faults] };
}

function readObject(attributes: ReadonlyMap<string, Draft>, type: TypeTree, path: string): ReadDraft {
  if (type.kind !== 'object') return { faults: [] };
  const set = type.attributes.filter(({ name, required }) => required || attributes.has(name));
  return gather(
    set.map((attribute): ReadDraft => {
      const own = attributes.get(attribute.name);
      const place = `${path}/${attribute.name}`;
      if (own === undefined) return { faults: [{ path: place, kind: 'missing' }] };
      return read(own, attribute.typeTree, place, slotOf(attribute));
    }),
    (values) => Object.fromEntries(values.map((value, index) => [set[index]?.name ?? '', value])),
  );
}

/** Combines several values; a missing one makes the result missing. */
function gather(parts: readonly ReadDraft[], join: (values: Json[]) => Json): ReadDraft {
  const faults = parts.flatMap((part) => part.faults);
  const values = parts.flatMap(({ value }) => (value === undefined ? [] : [value]));
  return values.length === parts.length ? { value: join(values), faults } : { faults };
}
