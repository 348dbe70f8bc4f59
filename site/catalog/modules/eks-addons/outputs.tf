output "addon_versions" {
  description = "Installed version of every add-on, by add-on name."
  value       = { for name, addon in aws_eks_addon.this : name => addon.addon_version }
}

output "addon_arns" {
  description = "ARN of every add-on, by add-on name."
  value       = { for name, addon in aws_eks_addon.this : name => addon.arn }
}
