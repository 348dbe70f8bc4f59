// Model of a module and its parser: pure code, for Node and browsers.

export { type CatalogDiff, type Change, SEVERITIES } from './diff/change.ts';
export { type SourceError, sortErrors } from './hcl/errors.ts';
export { parseHcl } from './hcl/parser.ts';
export { badgesOfOutput, badgesOfVariable } from './model/badges.ts';
export { type CatalogOrigin, catalogSourceOf, originOf } from './model/catalog-source.ts';
export type {
  ModuleCall,
  ModuleOutput,
  ModuleResource,
  ModuleVariable,
  RequiredProvider,
  TerraformModule,
} from './model/module.ts';
export { outdent } from './model/outdent.ts';
export { parseModule } from './model/parse-module.ts';
export { firstParagraph } from './model/readme.ts';
export { summarizeType } from './model/summarize-type.ts';
export {
  asOpenTofu,
  describeOther,
  joinOutputs,
  joinVariables,
  namesOfTools,
  type Shared,
} from './model/tools.ts';
export type { TypeAttribute, TypeTree } from './model/type-tree.ts';
