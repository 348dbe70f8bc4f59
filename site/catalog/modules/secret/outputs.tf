output "secret_arn" {
  description = "ARN of the secret. Use it in IAM policies and task definitions."
  value       = aws_secretsmanager_secret.this.arn
}

output "secret_name" {
  description = "Name of the secret."
  value       = aws_secretsmanager_secret.this.name
}

output "secret_version_id" {
  description = "Version ID of the initial value, or null if the secret was left empty."
  value       = one(aws_secretsmanager_secret_version.this[*].version_id)
}

output "generated_password" {
  description = "Generated password, or null if none was generated. Pass it only to arguments that need the plain-text value."
  value       = local.generated_password
  sensitive   = true
}
