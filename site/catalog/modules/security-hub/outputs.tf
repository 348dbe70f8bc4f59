output "hub_arn" {
  description = "ARN of the Security Hub hub for this account and region."
  value       = aws_securityhub_account.this.arn
}

output "subscription_arns" {
  description = "ARNs of the standards subscriptions, by their names in `standards`. Use them with the `describe-standards-controls` command."
  value       = { for name, subscription in aws_securityhub_standards_subscription.this : name => subscription.id }
}

output "finding_aggregator_arn" {
  description = "ARN of the finding aggregator, or null if this region doesn't aggregate findings."
  value       = one(aws_securityhub_finding_aggregator.this[*].id)
}
