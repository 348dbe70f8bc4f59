output "role_arn" {
  description = "ARN of the role."
  value       = module.role.role_arn
}

output "role_name" {
  description = "Name of the role."
  value       = module.role.role_name
}

output "association_id" {
  description = "ID of the association between the role and the service account."
  value       = aws_eks_pod_identity_association.this.association_id
}
