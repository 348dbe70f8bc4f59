import type { Expression, ObjectItem } from '../hcl/ast.ts';
import { evaluate, type Json, keyName } from '../hcl/evaluate.ts';
import { parseExpression } from '../hcl/parser.ts';
import type { TypeTree } from '../model/type-tree.ts';

/** Form state of one value: typed text, in the shape of its type, or an expression instead. */
export type Draft =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list' | 'map'; readonly members: readonly Member[] }
  | { readonly kind: 'object'; readonly attributes: ReadonlyMap<string, Draft> }
  | { readonly kind: 'expression'; readonly text: string };

/** An element of a list, or an entry of a map. */
export interface Member {
  /** Stable when other elements are added or removed. */
  readonly id: number;
  /** Key of an entry; empty for an element. */
  readonly key: string;
  readonly draft: Draft;
}

/** Drafts of the inputs that are set, by name. */
export type Form = ReadonlyMap<string, Draft>;

/** Meaning of an empty control. */
export interface Slot {
  /** True when a value is required. */
  readonly required: boolean;
  /** True when an empty control means `""` and not null: for an optional string with another default. */
  readonly takesEmpty: boolean;
}

/** Slot of an element or entry, which exists only to hold a value. */
export const MEMBER_SLOT: Slot = { required: true, takesEmpty: false };

/** Returns the slot of an input, or of an attribute. */
export function slotOf(owner: { readonly required: boolean; readonly defaultValue?: Json }): Slot {
  return { required: owner.required, takesEmpty: !owner.required && typeof owner.defaultValue === 'string' };
}

let lastId = 0;

/** Creates a member with a new id. */
export function createMember(draft: Draft, key = ''): Member {
  lastId++;
  return { id: lastId, key, draft };
}

/** Creates an empty draft of the type, with required attributes to fill in. */
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

/**
 * Creates the initial draft of an optional value: its default, as written, which is easier to change than
 * nothing.
 */
export function startDraft(type: TypeTree, fallback = 'null'): Draft {
  return (fallback === 'null' ? undefined : parseDraft(fallback, type)) ?? createDraft(type);
}

/**
 * Parses HCL into a draft of the type; undefined for invalid expressions. Values that no control can
 * represent stay expressions.
 */
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
          // Terraform drops attributes that the type does not have.
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

/** Returns the type of an element of a list, set or tuple. */
export function elementOf(type: TypeTree, index: number): TypeTree {
  if (type.kind === 'tuple') return type.elements[index] ?? { kind: 'any' };
  return 'element' in type ? type.element : { kind: 'any' };
}

/** Terraform converts `"3"` to a number and `true` to a string. */
function toText(value: Json | undefined, kind: 'string' | 'number' | 'bool'): Draft | undefined {
  if (value === undefined || value === null || typeof value === 'object') return undefined;
  const text = String(value);
  if (kind === 'number' && !isNumber(text)) return undefined;
  if (kind === 'bool' && text !== 'true' && text !== 'false') return undefined;
  return { kind: 'text', text };
}

/** Whether a string is a number in HCL, with or without a sign. */
export function isNumber(text: string): boolean {
  return /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(text);
}

/** Returns undefined when a key is computed, or occurs twice. */
function readEntries(items: readonly ObjectItem[]): [string, Expression][] | undefined {
  const entries = new Map<string, Expression>();
  for (const { key, value } of items) {
    const name = keyName(key);
    if (name === undefined || entries.has(name)) return undefined;
    entries.set(name, value);
  }
  return [...entries];
}
