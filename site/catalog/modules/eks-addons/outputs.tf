output "addon_versions" {
  description = "Installed version of each add-on by its name."
  value       = { for name, addon in aws_eks_addon.this : name => addon.addon_version }
}

output "addon_arns" {
  description = "ARN of each add-on by its name."
  value       = { for name, addon in aws_eks_addon.this : name => addon.arn }
}
