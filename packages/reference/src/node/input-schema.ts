import type { ModuleVariable, TerraformModule, TypeTree } from '@gruntwork-docs/terraform/model';

/** A JSON Schema, or a part of one. */
export type JsonSchema = { [key: string]: unknown };

const DRAFT = 'https://json-schema.org/draft/2020-12/schema';

/** Creates the JSON Schema of a module's inputs, for files of values (`.tfvars.json`). */
export function createInputSchema(
  module: Pick<TerraformModule, 'variables' | 'description'>,
  { id, title }: { readonly id: string; readonly title: string },
): JsonSchema {
  const required = module.variables.filter((variable) => variable.required).map(({ name }) => name);
  return {
    $schema: DRAFT,
    $id: id,
    title,
    ...(module.description !== undefined && { description: module.description }),
    type: 'object',
    properties: Object.fromEntries(module.variables.map((variable) => [variable.name, toProperty(variable)])),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
}

function toProperty(variable: ModuleVariable): JsonSchema {
  const { description, defaultValue, deprecated, sensitive, typeTree, nullable } = variable;
  const notes = [description?.trim(), deprecated && `Deprecated: ${deprecated}`].filter(Boolean);
  return {
    ...toSchema(typeTree, nullable),
    ...(notes.length > 0 && { description: notes.join('\n\n') }),
    ...(defaultValue !== undefined && { default: defaultValue }),
    ...(deprecated !== undefined && { deprecated: true }),
    ...(sensitive && { writeOnly: true }),
  };
}

function toSchema(tree: TypeTree, nullable: boolean): JsonSchema {
  const type = (name: string): JsonSchema => ({ type: nullable ? [name, 'null'] : name });
  switch (tree.kind) {
    case 'any':
      return {};
    case 'string':
    case 'number':
      return type(tree.kind);
    case 'bool':
      return type('boolean');
    case 'list':
      return { ...type('array'), items: toSchema(tree.element, false) };
    case 'set':
      return { ...type('array'), items: toSchema(tree.element, false), uniqueItems: true };
    case 'map':
      return { ...type('object'), additionalProperties: toSchema(tree.element, false) };
    case 'tuple':
      return {
        ...type('array'),
        prefixItems: tree.elements.map((element) => toSchema(element, false)),
        minItems: tree.elements.length,
        maxItems: tree.elements.length,
      };
    case 'object': {
      const required = tree.attributes.filter((attribute) => attribute.required).map(({ name }) => name);
      return {
        ...type('object'),
        properties: Object.fromEntries(
          tree.attributes.map((attribute) => [
            attribute.name,
            {
              ...toSchema(attribute.typeTree, !attribute.required),
              ...(attribute.description !== undefined && { description: attribute.description }),
              ...(attribute.default !== undefined && { default: attribute.defaultValue }),
            },
          ]),
        ),
        ...(required.length > 0 && { required }),
      };
    }
  }
}
