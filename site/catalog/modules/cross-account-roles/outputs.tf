output "role_arns" {
  description = "ARNs of the user roles, by name without the prefix."
  value       = { for name, role in module.roles : name => role.role_arn }
}

output "role_names" {
  description = "Full names of the user roles, by name without the prefix."
  value       = { for name, role in module.roles : name => role.role_name }
}

output "auto_deploy_role_arn" {
  description = "ARN of the pipeline role, or null if none is created."
  value       = one(module.auto_deploy_role[*].role_arn)
}
