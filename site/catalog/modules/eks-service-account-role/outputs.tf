output "role_arn" {
  description = "ARN of the role. Use it as the value of the service account's `eks.amazonaws.com/role-arn` annotation."
  value       = module.role.role_arn
}

output "role_name" {
  description = "Name of the role."
  value       = module.role.role_name
}
