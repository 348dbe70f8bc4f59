import type { Json } from '../hcl/evaluate.ts';
import type { Position } from '../hcl/source-text.ts';

/** A type constraint as a tree. `any` is one type that is determined at run time, not "anything". */
export type TypeTree =
  | { kind: 'string' | 'number' | 'bool' | 'any' }
  | { kind: 'list' | 'set' | 'map'; element: TypeTree }
  | { kind: 'tuple'; elements: TypeTree[] }
  | { kind: 'object'; attributes: TypeAttribute[] };

export interface TypeAttribute {
  name: string;
  /** The attribute's type as written, without `optional()` around it. */
  type: string;
  typeTree: TypeTree;
  /** Comment above the attribute or after it. */
  description?: string;
  required: boolean;
  /** The second argument of `optional()` as written; absent means null. */
  default?: string;
  /** Value inside the module when an optional attribute is not set. */
  defaultValue?: Json;
  position: Position;
}
