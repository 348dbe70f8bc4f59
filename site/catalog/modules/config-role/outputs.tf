output "role_arn" {
  description = "ARN of the role. Pass it to the recorders in all regions."
  value       = module.role.role_arn
}

output "role_name" {
  description = "Name of the role."
  value       = module.role.role_name
}
