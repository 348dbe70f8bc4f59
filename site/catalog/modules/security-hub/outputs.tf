output "hub_arn" {
  description = "ARN of the hub of this account and region."
  value       = aws_securityhub_account.this.arn
}

output "subscription_arns" {
  description = "ARNs of the subscriptions, by the name of the standard in `standards`. The `describe-standards-controls` command accepts them."
  value       = { for name, subscription in aws_securityhub_standards_subscription.this : name => subscription.id }
}

output "finding_aggregator_arn" {
  description = "ARN of the collector of findings from other regions, or null."
  value       = one(aws_securityhub_finding_aggregator.this[*].id)
}
