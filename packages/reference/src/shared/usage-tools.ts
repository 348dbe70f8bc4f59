/** The tools that call a catalog's modules, in tab order, each with the file name of its call. */
export const USAGE_TOOLS = [
  { value: 'terraform', label: 'Terraform', file: 'main.tf' },
  { value: 'tofu', label: 'OpenTofu', file: 'main.tf' },
  { value: 'terragrunt', label: 'Terragrunt', file: 'terragrunt.hcl' },
] as const;

/** Returns the tools of a module: one that only OpenTofu reads has no call for Terraform. */
export function selectUsageTools({
  tool,
}: {
  readonly tool?: 'OpenTofu';
}): readonly (typeof USAGE_TOOLS)[number][] {
  return tool === undefined ? USAGE_TOOLS : USAGE_TOOLS.filter(({ value }) => value !== 'terraform');
}
