/** The tools that a catalog is used with, in the order of their tabs, each with the file that its call is for. */
export const USAGE_TOOLS = [
  { value: 'terraform', label: 'Terraform', file: 'main.tf' },
  { value: 'tofu', label: 'OpenTofu', file: 'main.tf' },
  { value: 'terragrunt', label: 'Terragrunt', file: 'terragrunt.hcl' },
] as const;
