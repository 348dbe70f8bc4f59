import type { HclError } from './errors.ts';

/** Offsets in UTF-16 units; `end` is exclusive. */
export interface Span {
  start: number;
  end: number;
}

export interface Comment extends Span {
  /** Content of the comment without its markers. */
  text: string;
}

export interface Body extends Span {
  items: BodyItem[];
}

export type BodyItem = Attribute | Block;

export interface Attribute extends Span {
  kind: 'attribute';
  name: string;
  nameSpan: Span;
  value: Expression;
}

export interface Block extends Span {
  kind: 'block';
  type: string;
  typeSpan: Span;
  labels: Label[];
  body: Body;
}

export interface Label extends Span {
  value: string;
}

export type Expression =
  | NumberLiteral
  | BooleanLiteral
  | NullLiteral
  | Template
  | Variable
  | AttributeAccess
  | IndexAccess
  | Splat
  | Unary
  | Binary
  | Conditional
  | Call
  | List
  | ObjectExpression
  | For
  | Parentheses;

/** A number as written, because JavaScript cannot represent every number. */
export interface NumberLiteral extends Span {
  kind: 'number';
  text: string;
}

export interface BooleanLiteral extends Span {
  kind: 'boolean';
  value: boolean;
}

export interface NullLiteral extends Span {
  kind: 'null';
}

/** A quoted string or a heredoc. Without interpolation its parts are literals only. */
export interface Template extends Span {
  kind: 'template';
  form: 'quoted' | 'heredoc';
  parts: TemplatePart[];
}

export type TemplatePart = TemplateLiteral | Interpolation | Directive;

/** `value` is the resulting string: escapes resolved and heredocs dedented. */
export interface TemplateLiteral extends Span {
  kind: 'literal';
  value: string;
}

export interface Interpolation extends Span {
  kind: 'interpolation';
  expression: Expression;
}

/** One `%{ ... }` marker; balance has been checked. */
export interface Directive extends Span {
  kind: 'directive';
  keyword: 'if' | 'else' | 'endif' | 'for' | 'endfor';
  /** Condition of an `if`, or collection of a `for`. */
  expression: Expression | undefined;
  /** Names bound by `for`. */
  names: string[];
}

export interface Variable extends Span {
  kind: 'variable';
  name: string;
}

export interface AttributeAccess extends Span {
  kind: 'access';
  target: Expression;
  /** A name, or the digits of a legacy index such as `list.0`. */
  name: string;
  nameSpan: Span;
}

export interface IndexAccess extends Span {
  kind: 'index';
  target: Expression;
  key: Expression;
}

export interface Splat extends Span {
  kind: 'splat';
  target: Expression;
}

export interface Unary extends Span {
  kind: 'unary';
  operator: '-' | '!';
  operand: Expression;
}

export interface Binary extends Span {
  kind: 'binary';
  operator: string;
  left: Expression;
  right: Expression;
}

export interface Conditional extends Span {
  kind: 'conditional';
  condition: Expression;
  whenTrue: Expression;
  whenFalse: Expression;
}

export interface Call extends Span {
  kind: 'call';
  /** Includes the namespace, as in `provider::aws::arn_parse`. */
  name: string;
  args: Expression[];
  /** True when the last argument is followed by `...`. */
  expandsLast: boolean;
}

export interface List extends Span {
  kind: 'list';
  items: Expression[];
}

export interface ObjectExpression extends Span {
  kind: 'object';
  items: ObjectItem[];
}

export interface ObjectItem extends Span {
  key: Expression;
  value: Expression;
}

export interface For extends Span {
  kind: 'for';
  form: 'list' | 'object';
  /** One name, or those of key and value. */
  names: string[];
  collection: Expression;
  key: Expression | undefined;
  value: Expression;
  groups: boolean;
  condition: Expression | undefined;
}

export interface Parentheses extends Span {
  kind: 'parentheses';
  inner: Expression;
}

/** Result of parsing. With errors, invalid items are missing from the tree. */
export interface ParseResult<Tree> {
  tree: Tree;
  comments: Comment[];
  faults: HclError[];
}
