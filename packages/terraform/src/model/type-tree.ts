import type { Json } from '../hcl/evaluate.ts';
import type { Position } from '../hcl/source-text.ts';

/** A type constraint as a tree. `any` is one type that is found when the module runs, not "anything". */
export type TypeTree =
  | { kind: 'string' | 'number' | 'bool' | 'any' }
  | { kind: 'list' | 'set' | 'map'; element: TypeTree }
  | { kind: 'tuple'; elements: TypeTree[] }
  | { kind: 'object'; attributes: TypeAttribute[] };

export interface TypeAttribute {
  name: string;
  /** The attribute's own type as written, without `optional()` around it. */
  type: string;
  typeTree: TypeTree;
  /** The comment above or beside the attribute. */
  description?: string;
  required: boolean;
  /** The second argument of `optional()` as written; absent means null. */
  default?: string;
  /** What the module sees when an optional attribute is left out. */
  defaultValue?: Json;
  position: Position;
}
