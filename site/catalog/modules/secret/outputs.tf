output "secret_arn" {
  description = "ARN of the secret, which IAM policies and task definitions refer to."
  value       = aws_secretsmanager_secret.this.arn
}

output "secret_name" {
  description = "Name of the secret."
  value       = aws_secretsmanager_secret.this.name
}

output "secret_version_id" {
  description = "Version of the initial value, or null if the secret was left empty."
  value       = one(aws_secretsmanager_secret_version.this[*].version_id)
}

output "generated_password" {
  description = "The generated password, or null if none was generated. Pass it on only to arguments that need the plain value."
  value       = local.generated_password
  sensitive   = true
}
