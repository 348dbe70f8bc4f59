import type { Block, Expression, Label } from '../hcl/ast.ts';
import { type CommentIndex, createCommentIndex } from '../hcl/comments.ts';
import type { HclError, SourceError } from '../hcl/errors.ts';
import type { ParsedFile } from '../hcl/parser.ts';
import { type Position, positionAt, type SourceText, toSourceError } from '../hcl/source-text.ts';

/** Source file of a declaration. */
export interface Origin {
  source: SourceText;
  comments: CommentIndex;
}

/** An argument with its origin; overrides may merge arguments of several files into one declaration. */
export interface Argument {
  name: string;
  value: Expression;
  /** Source of the value. */
  text: string;
  start: number;
  origin: Origin;
}

/** A block in either syntax, with the context for reading it separately. */
export interface Declaration {
  type: string;
  labels: Label[];
  start: number;
  origin: Origin;
  arguments: Map<string, Argument>;
  blocks: Declaration[];
}

/** Converts a parsed file to its top-level declarations. */
export function toDeclarations(file: ParsedFile): { declarations: Declaration[]; errors: SourceError[] } {
  const origin = { source: file.source, comments: createCommentIndex(file.source, file.comments) };
  const declarations: Declaration[] = [];
  const errors: SourceError[] = [];
  for (const item of file.body.items) {
    if (item.kind === 'block') declarations.push(toDeclaration(item, origin));
    else {
      const fault = {
        offset: item.start,
        message: `\`${item.name}\` is an argument outside of any block`,
        hint: 'Move it into a block',
      };
      errors.push(toSourceError(file.source, fault));
    }
  }
  return { declarations, errors };
}

function toDeclaration(block: Block, origin: Origin): Declaration {
  const declaration: Declaration = {
    type: block.type,
    labels: block.labels,
    start: block.start,
    origin,
    arguments: new Map(),
    blocks: [],
  };
  for (const item of block.body.items) {
    if (item.kind === 'block') declaration.blocks.push(toDeclaration(item, origin));
    else {
      const text = origin.source.text.slice(item.value.start, item.value.end);
      declaration.arguments.set(item.name, {
        name: item.name,
        value: item.value,
        text,
        start: item.start,
        origin,
      });
    }
  }
  return declaration;
}

/** Returns the position of a declaration or argument. */
export function positionOf(item: { start: number; origin: Origin }): Position {
  return positionAt(item.origin.source, item.start);
}

/** Adds the item's file position to an error. */
export function errorIn(origin: Origin, fault: HclError): SourceError {
  return toSourceError(origin.source, fault);
}
