output "policy_arn" {
  description = "ARN of the lifecycle policy."
  value       = aws_dlm_lifecycle_policy.this.arn
}

output "policy_id" {
  description = "ID of the lifecycle policy."
  value       = aws_dlm_lifecycle_policy.this.id
}

output "role_arn" {
  description = "ARN of the role that creates the snapshots."
  value       = module.role.role_arn
}
