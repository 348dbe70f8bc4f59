output "role_arn" {
  description = "ARN of the role, the value of the annotation `eks.amazonaws.com/role-arn` of the service account."
  value       = module.role.role_arn
}

output "role_name" {
  description = "Name of the role."
  value       = module.role.role_name
}
