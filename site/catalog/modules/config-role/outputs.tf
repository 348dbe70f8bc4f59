output "role_arn" {
  description = "The ARN of the role, for the recorders of all regions."
  value       = module.role.role_arn
}

output "role_name" {
  description = "The name of the role."
  value       = module.role.role_name
}
