import type { Expression, ObjectItem } from '../hcl/ast.ts';
import { type CommentIndex, describeItem } from '../hcl/comments.ts';
import { HclSyntaxError } from '../hcl/errors.ts';
import { evaluate, keyName, templateText } from '../hcl/evaluate.ts';
import { parseExpression } from '../hcl/parser.ts';
import { type Position, positionAt, type SourceText } from '../hcl/source-text.ts';
import { fillDefaults } from './fill-defaults.ts';
import type { TypeAttribute, TypeTree } from './type-tree.ts';

/** Source of a type: its text for slices, its comments for descriptions. */
export interface TypeContext {
  source: SourceText;
  comments: CommentIndex;
}

const PRIMITIVES = new Set(['string', 'number', 'bool', 'any']);
const COLLECTIONS = new Set(['list', 'set', 'map']);

/** Reads a type constraint. Throws a `HclSyntaxError` for an invalid one. */
export function readType(expression: Expression, context: TypeContext): TypeTree {
  if (expression.kind === 'variable') return readBareType(expression.name, expression.start);
  if (expression.kind === 'call') return readTypeCall(expression, context);
  const quoted = templateText(expression);
  if (quoted === undefined)
    throw new HclSyntaxError(
      expression.start,
      'This is not a type constraint',
      'Use for example `string` or `list(string)`',
    );
  const { tree, source } = parseExpression(quoted, context.source.file);
  if (tree === undefined || tree.kind === 'template') {
    throw new HclSyntaxError(
      expression.start,
      `\`${quoted}\` is not a type constraint`,
      'Write the type without quotes',
    );
  }
  return readQuotedType(tree, source, expression.start, context);
}

// Positions inside a quoted type do not match the file, so all of them are the string's.
function readQuotedType(
  tree: Expression,
  source: SourceText,
  offset: number,
  context: TypeContext,
): TypeTree {
  try {
    const inner = readType(tree, {
      source,
      comments: { source, byLastLine: new Map(), byFirstLine: new Map() },
    });
    return movePositions(inner, positionAt(context.source, offset));
  } catch (error) {
    if (error instanceof HclSyntaxError) throw new HclSyntaxError(offset, error.message, error.hint);
    throw error;
  }
}

function movePositions(tree: TypeTree, position: Position): TypeTree {
  if ('element' in tree) return { ...tree, element: movePositions(tree.element, position) };
  if ('elements' in tree)
    return { ...tree, elements: tree.elements.map((each) => movePositions(each, position)) };
  if (!('attributes' in tree)) return tree;
  const attributes = tree.attributes.map((each) => ({
    ...each,
    position,
    typeTree: movePositions(each.typeTree, position),
  }));
  return { ...tree, attributes };
}

function readBareType(name: string, offset: number): TypeTree {
  if (name === 'string' || name === 'number' || name === 'bool' || name === 'any') return { kind: name };
  // Bare `list`, `set` and `map` are legacy forms from before Terraform 0.12.
  if (name === 'list' || name === 'set' || name === 'map') return { kind: name, element: { kind: 'any' } };
  const hint =
    name === 'object' || name === 'tuple'
      ? `Write \`${name}(...)\` with its content`
      : 'Use one of `string`, `number`, `bool`, `any` or a collection';
  throw new HclSyntaxError(offset, `\`${name}\` is not a type`, hint);
}

function readTypeCall(call: Extract<Expression, { kind: 'call' }>, context: TypeContext): TypeTree {
  const { name } = call;
  if (PRIMITIVES.has(name))
    throw new HclSyntaxError(call.start, `\`${name}\` takes no arguments`, `Write \`${name}\``);
  if (name === 'optional')
    throw new HclSyntaxError(
      call.start,
      '`optional` may only stand in an object',
      'Give the variable a default',
    );
  const [argument] = call.args;
  if (argument === undefined || call.args.length > 1) {
    throw new HclSyntaxError(
      call.start,
      `\`${name}\` needs exactly one argument`,
      'Write for example `list(string)`',
    );
  }
  if (name === 'list' || name === 'set' || name === 'map')
    return { kind: name, element: readType(argument, context) };
  if (name === 'tuple' && argument.kind === 'list') {
    return { kind: 'tuple', elements: argument.items.map((item) => readType(item, context)) };
  }
  if (name === 'object' && argument.kind === 'object') {
    return { kind: 'object', attributes: readAttributes(argument.items, context) };
  }
  const isKnown = COLLECTIONS.has(name) || name === 'tuple' || name === 'object';
  const shape = name === 'tuple' ? '`tuple([...])`' : '`object({...})`';
  const message = isKnown
    ? `The argument of \`${name}\` is not of the right shape`
    : `\`${name}\` is not a type`;
  throw new HclSyntaxError(
    call.start,
    message,
    isKnown ? `Write ${shape}` : 'Use a type such as `list(string)`',
  );
}

function readAttributes(items: ObjectItem[], context: TypeContext): TypeAttribute[] {
  const attributes: TypeAttribute[] = [];
  const names = new Set<string>();
  for (const item of items) {
    const name = keyName(item.key);
    if (name === undefined)
      throw new HclSyntaxError(item.start, 'An attribute of an object type needs a plain name');
    if (names.has(name))
      throw new HclSyntaxError(item.start, `The attribute \`${name}\` occurs twice`, 'Remove one');
    names.add(name);
    attributes.push(readAttribute(name, item, context));
  }
  return attributes;
}

function readAttribute(name: string, item: ObjectItem, context: TypeContext): TypeAttribute {
  const optional = readOptional(item.value);
  const type = optional?.type ?? item.value;
  const typeTree = readType(type, context);
  const description = describeItem(context.comments, item);
  const attribute: TypeAttribute = {
    name,
    type: sliceOf(context.source, type),
    typeTree,
    required: optional === undefined,
    position: positionAt(context.source, item.start),
  };
  if (description !== undefined) attribute.description = description;
  if (optional === undefined) return attribute;
  if (optional.fallback === undefined) return { ...attribute, defaultValue: null };
  const value = evaluate(optional.fallback);
  if (value === undefined) {
    throw new HclSyntaxError(
      optional.fallback.start,
      `The default of \`${name}\` is not a constant`,
      'Write a literal value',
    );
  }
  return {
    ...attribute,
    default: sliceOf(context.source, optional.fallback),
    defaultValue: fillDefaults(value, typeTree),
  };
}

function readOptional(value: Expression): { type: Expression; fallback: Expression | undefined } | undefined {
  if (value.kind !== 'call' || value.name !== 'optional') return undefined;
  const [type, fallback] = value.args;
  if (type === undefined || value.args.length > 2) {
    throw new HclSyntaxError(
      value.start,
      '`optional` needs a type and may have a default',
      'Write `optional(string, "x")`',
    );
  }
  return { type, fallback };
}

function sliceOf(source: SourceText, expression: Expression): string {
  return source.text.slice(expression.start, expression.end);
}
