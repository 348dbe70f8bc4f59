output "trail_arn" {
  description = "ARN of the trail."
  value       = aws_cloudtrail.this.arn
}

output "trail_name" {
  description = "Name of the trail."
  value       = aws_cloudtrail.this.name
}

output "home_region" {
  description = "Region in which the trail was created."
  value       = aws_cloudtrail.this.home_region
}

output "log_group_name" {
  description = "Name of the log group, or null if events aren't sent to CloudWatch Logs."
  value       = one(module.log_group[*].log_group_name)
}

output "log_group_arn" {
  description = "ARN of the log group, or null if events aren't sent to CloudWatch Logs."
  value       = one(module.log_group[*].log_group_arn)
}

output "delivery_role_arn" {
  description = "ARN of the role that CloudTrail uses to write to the log group, or null if there isn't one."
  value       = one(module.delivery_role[*].role_arn)
}
