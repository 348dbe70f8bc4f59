output "log_group_name" {
  description = "Name of the log group."
  value       = aws_cloudwatch_log_group.this.name
}

output "log_group_arn" {
  description = "ARN of the log group, without the `:*` suffix. IAM policies for its log streams need the suffix."
  value       = aws_cloudwatch_log_group.this.arn
}
