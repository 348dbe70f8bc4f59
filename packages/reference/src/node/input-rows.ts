import { type HighlightCode, renderCodeLines } from '@gruntwork-docs/engine/markdown';
import type { ModuleOutput, ModuleVariable, TypeAttribute, TypeTree } from '@gruntwork-docs/terraform/model';
import {
  badgesOfOutput,
  badgesOfVariable,
  describeOther,
  outdent,
  type Shared,
  summarizeType,
} from '@gruntwork-docs/terraform/model';
import type { CodeText, InputRow, OutputRow, SourceLink } from '#shared/reference-view.ts';
import type { ModuleOrigin } from './catalog/module-origin.ts';
import type { TextRenderer } from './render-text.ts';

export interface RowContext {
  readonly highlighter: HighlightCode;
  readonly origin: ModuleOrigin;
  readonly text: TextRenderer;
}

/** Creates the row of an input, with its attributes as rows. */
export function createInputRow(shared: Shared<ModuleVariable>, context: RowContext): InputRow {
  const variable = shared.item;
  const other = describeOther(shared);
  const { name, typeTree, deprecated, validations } = variable;
  const id = `input-${name}`;
  return {
    id,
    name,
    type: summarizeType(typeTree),
    marks: badgesOfVariable(shared),
    descriptionHtml: context.text.inline(variable.description ?? ''),
    ...(deprecated !== undefined && { deprecationHtml: context.text.inline(deprecated) }),
    ...(variable.default !== undefined && { default: toCodeText(variable.default, context) }),
    rules: validations.map(({ condition, errorMessage }) => ({
      // The message is the label of a `<details>`, which must not contain links.
      messageHtml: context.text.label(errorMessage),
      condition,
    })),
    ...(other.length > 0 && { openTofuHtml: context.text.inline(`OpenTofu: ${other.join(', ')}`) }),
    source: toSourceLink(variable.position, context),
    attributes: createAttributeRows(typeTree, id, context),
  };
}

/** Creates rows for all attributes of a type, including those of a collection's elements. */
function createAttributeRows(tree: TypeTree, id: string, context: RowContext): InputRow[] {
  if ('element' in tree) return createAttributeRows(tree.element, id, context);
  if ('elements' in tree)
    return tree.elements.flatMap((element, index) => createAttributeRows(element, `${id}.${index}`, context));
  if (!('attributes' in tree)) return [];
  return tree.attributes.map((attribute) => createAttributeRow(attribute, id, context));
}

function createAttributeRow(attribute: TypeAttribute, parentId: string, context: RowContext): InputRow {
  const { name, typeTree, required } = attribute;
  const id = `${parentId}.${name}`;
  return {
    id,
    name,
    type: summarizeType(typeTree),
    marks: required ? ['required'] : [],
    descriptionHtml: context.text.inline(attribute.description ?? ''),
    ...(!required && { default: toCodeText(attribute.default ?? 'null', context) }),
    rules: [],
    source: toSourceLink(attribute.position, context),
    attributes: createAttributeRows(typeTree, id, context),
  };
}

export function createOutputRow(shared: Shared<ModuleOutput>, context: RowContext): OutputRow {
  const output = shared.item;
  const { name, deprecated } = output;
  return {
    id: `output-${name}`,
    name,
    marks: badgesOfOutput(shared),
    descriptionHtml: context.text.inline(output.description ?? ''),
    ...(deprecated !== undefined && { deprecationHtml: context.text.inline(deprecated) }),
    source: toSourceLink(output.position, context),
  };
}

/** Highlights multiline code. */
function toCodeText(code: string, { highlighter }: RowContext): CodeText {
  const text = outdent(code);
  if (!text.includes('\n')) return { text };
  return { text, linesHtml: renderCodeLines(text, 'hcl', { highlighter }) };
}

function toSourceLink(
  { file, line }: { readonly file: string; readonly line: number },
  { origin: { fileUrl, lineMark } }: RowContext,
): SourceLink {
  const url = fileUrl === undefined ? {} : { url: `${fileUrl}${file}${lineMark}${line}` };
  return { label: `${file}:${line}`, ...url };
}
