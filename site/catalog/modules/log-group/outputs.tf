output "log_group_name" {
  description = "Name of the log group."
  value       = aws_cloudwatch_log_group.this.name
}

output "log_group_arn" {
  description = "ARN of the log group, without the `:*` suffix that IAM policies need for its streams."
  value       = aws_cloudwatch_log_group.this.arn
}
