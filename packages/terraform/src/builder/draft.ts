import type { Expression, ObjectItem } from '../hcl/ast.ts';
import { evaluate, type Json, keyName } from '../hcl/evaluate.ts';
import { parseExpression } from '../hcl/parser.ts';
import type { TypeTree } from '../model/type-tree.ts';

/** What a form holds of one value: what was typed, in the shape of its type, or an expression in place of it. */
export type Draft =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list' | 'map'; readonly members: readonly Member[] }
  | { readonly kind: 'object'; readonly attributes: ReadonlyMap<string, Draft> }
  | { readonly kind: 'expression'; readonly text: string };

/** An element of a list, or an entry of a map. */
export interface Member {
  /** Stays with the element when others come and go. */
  readonly id: number;
  /** Of an entry; empty for an element. */
  readonly key: string;
  readonly draft: Draft;
}

/** Drafts of the inputs that are set, by name. */
export type Form = ReadonlyMap<string, Draft>;

/** What an empty control means at a place. */
export interface Slot {
  /** Something has to be there. */
  readonly required: boolean;
  /** No text is the text `""`, and not nothing: that of an optional string that has another default. */
  readonly takesEmpty: boolean;
}

/** The slot of an element or entry, which is only there to hold a value. */
export const MEMBER_SLOT: Slot = { required: true, takesEmpty: false };

/** The slot of an input, or of an attribute. */
export function slotOf(owner: { readonly required: boolean; readonly defaultValue?: Json }): Slot {
  return { required: owner.required, takesEmpty: !owner.required && typeof owner.defaultValue === 'string' };
}

let lastId = 0;

/** A member with an id of its own. */
export function createMember(draft: Draft, key = ''): Member {
  lastId++;
  return { id: lastId, key, draft };
}

/** A draft of the type with nothing in it; required attributes are there to be filled in. */
export function createDraft(type: TypeTree): Draft {
  switch (type.kind) {
    case 'string':
    case 'number':
    case 'bool':
      return { kind: 'text', text: '' };
    case 'list':
    case 'set':
      return { kind: 'list', members: [] };
    case 'tuple':
      return { kind: 'list', members: type.elements.map((element) => createMember(createDraft(element))) };
    case 'map':
      return { kind: 'map', members: [] };
    case 'object': {
      const required = type.attributes.filter((attribute) => attribute.required);
      return {
        kind: 'object',
        attributes: new Map(required.map(({ name, typeTree }) => [name, createDraft(typeTree)])),
      };
    }
    case 'any':
      return { kind: 'expression', text: '' };
  }
}

/** What setting something begins with: its default, as written, which is easier to change than nothing. */
export function startDraft(type: TypeTree, fallback = 'null'): Draft {
  return (fallback === 'null' ? undefined : parseDraft(fallback, type)) ?? createDraft(type);
}

/** Reads HCL into a draft of the type; undefined for a text that is no expression. What no control can hold stays an expression. */
export function parseDraft(text: string, type: TypeTree): Draft | undefined {
  const { tree } = parseExpression(text, '');
  return tree && toDraft(tree, text, type);
}

function toDraft(tree: Expression, source: string, type: TypeTree): Draft {
  const held = tree.kind === 'parentheses' ? tree.inner : tree;
  return toHeld(held, source, type) ?? { kind: 'expression', text: source.slice(tree.start, tree.end) };
}

function toHeld(tree: Expression, source: string, type: TypeTree): Draft | undefined {
  switch (type.kind) {
    case 'string':
    case 'number':
    case 'bool':
      return toText(evaluate(tree), type.kind);
    case 'list':
    case 'set':
    case 'tuple':
      if (tree.kind !== 'list') return undefined;
      if (type.kind === 'tuple' && type.elements.length !== tree.items.length) return undefined;
      return {
        kind: 'list',
        members: tree.items.map((item, index) => createMember(toDraft(item, source, elementOf(type, index)))),
      };
    case 'map': {
      const entries = tree.kind === 'object' ? readEntries(tree.items) : undefined;
      return (
        entries && {
          kind: 'map',
          members: entries.map(([key, value]) => createMember(toDraft(value, source, type.element), key)),
        }
      );
    }
    case 'object': {
      const entries = tree.kind === 'object' ? readEntries(tree.items) : undefined;
      const types = new Map(type.attributes.map(({ name, typeTree }) => [name, typeTree]));
      return (
        entries && {
          kind: 'object',
          // What the type does not have is of no use to Terraform either.
          attributes: new Map(
            entries.flatMap(([name, value]) => {
              const own = types.get(name);
              return own === undefined ? [] : [[name, toDraft(value, source, own)]];
            }),
          ),
        }
      );
    }
    case 'any':
      return undefined;
  }
}

/** The type of an element of a list, set or tuple. */
export function elementOf(type: TypeTree, index: number): TypeTree {
  if (type.kind === 'tuple') return type.elements[index] ?? { kind: 'any' };
  return 'element' in type ? type.element : { kind: 'any' };
}

/** Terraform takes `"3"` for a number and `true` for a string. */
function toText(value: Json | undefined, kind: 'string' | 'number' | 'bool'): Draft | undefined {
  if (value === undefined || value === null || typeof value === 'object') return undefined;
  const text = String(value);
  if (kind === 'number' && !isNumber(text)) return undefined;
  if (kind === 'bool' && text !== 'true' && text !== 'false') return undefined;
  return { kind: 'text', text };
}

/** Whether a text is a number as HCL writes it, with or without a sign. */
export function isNumber(text: string): boolean {
  return /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(text);
}

/** Undefined when a key is computed, or stands twice. */
function readEntries(items: readonly ObjectItem[]): [string, Expression][] | undefined {
  const entries = new Map<string, Expression>();
  for (const { key, value } of items) {
    const name = keyName(key);
    if (name === undefined || entries.has(name)) return undefined;
    entries.set(name, value);
  }
  return [...entries];
}
