output "flow_log_id" {
  description = "ID of the flow log."
  value       = aws_flow_log.this.id
}

output "log_group_name" {
  description = "Name of the log group, or null if the records go to S3."
  value       = one(module.log_group[*].log_group_name)
}

output "log_group_arn" {
  description = "ARN of the log group, or null if the records go to S3."
  value       = one(module.log_group[*].log_group_arn)
}

output "kms_key_arn" {
  description = "ARN of the KMS key that encrypts the log group, or null if there isn't one."
  value       = local.make_key ? module.key[0].key_arn : var.kms_key_arn
}

output "role_arn" {
  description = "ARN of the role that writes the records, or null if the records go to S3."
  value       = one(module.role[*].role_arn)
}
