import type { Json } from '../hcl/evaluate.ts';
import type { Position } from '../hcl/source-text.ts';
import type { TypeTree } from './type-tree.ts';

/**
 * Declarations of a folder of Terraform files. This is also the documented JSON: `module.schema.json` next to
 * this folder describes it. Strings such as `type` and `default` are source code; a key is absent when the
 * source has none.
 */
export interface TerraformModule {
  name: string;
  path: string;
  /** The first paragraph of the module's README, on one line. */
  description?: string;
  variables: ModuleVariable[];
  outputs: ModuleOutput[];
  requiredVersions: string[];
  requiredProviders: RequiredProvider[];
  resources: ModuleResource[];
  moduleCalls: ModuleCall[];
  moved: { from: string; to: string }[];
  /**
   * The only tool that reads the folder, when all its files are `.tofu`; absent when both Terraform and
   * OpenTofu do.
   */
  tool?: 'OpenTofu';
  /** Interface in OpenTofu, where `.tofu` files change it. */
  opentofu?: ToolInterface;
  /** The README's Markdown. */
  readme?: string;
}

/** Public interface of a module. */
export type ToolInterface = Pick<
  TerraformModule,
  'variables' | 'outputs' | 'requiredVersions' | 'requiredProviders'
>;

export interface ModuleVariable {
  name: string;
  /** The type constraint as written; absent means any. */
  type?: string;
  typeTree: TypeTree;
  description?: string;
  /** True when there is no default; `default = null` is one. */
  required: boolean;
  /** The default as written. */
  default?: string;
  /** Value inside the module when the input is not set, with the defaults of `optional()` filled in. */
  defaultValue?: Json;
  nullable: boolean;
  sensitive: boolean;
  ephemeral: boolean;
  deprecated?: string;
  validations: { condition: string; errorMessage: string }[];
  position: Position;
}

export interface ModuleOutput {
  name: string;
  description?: string;
  sensitive: boolean;
  ephemeral: boolean;
  deprecated?: string;
  /** The expression as written. */
  value: string;
  position: Position;
}

export interface RequiredProvider {
  name: string;
  source?: string;
  versions: string[];
  configurationAliases: string[];
}

export interface ModuleResource {
  mode: 'managed' | 'data' | 'ephemeral';
  type: string;
  name: string;
  /** Local name of the provider, without an alias. */
  provider: string;
  position: Position;
}

export interface ModuleCall {
  name: string;
  source: string;
  version?: string;
  /** The call's inputs: all arguments except those of Terraform, such as `count`. */
  inputs: { name: string; value: string; position: Position }[];
  position: Position;
}
