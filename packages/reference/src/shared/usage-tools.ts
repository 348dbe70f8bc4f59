/** The tools that a catalog is used with, in the order of their tabs, each with the file that its call is for. */
export const USAGE_TOOLS = [
  { value: 'terraform', label: 'Terraform', file: 'main.tf' },
  { value: 'tofu', label: 'OpenTofu', file: 'main.tf' },
  { value: 'terragrunt', label: 'Terragrunt', file: 'terragrunt.hcl' },
] as const;

/** The tools that a module is used with: what OpenTofu alone reads has no call for Terraform. */
export function selectUsageTools({
  tool,
}: {
  readonly tool?: 'OpenTofu';
}): readonly (typeof USAGE_TOOLS)[number][] {
  return tool === undefined ? USAGE_TOOLS : USAGE_TOOLS.filter(({ value }) => value !== 'terraform');
}
