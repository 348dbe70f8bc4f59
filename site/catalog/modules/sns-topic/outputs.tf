output "topic_arn" {
  description = "ARN of the topic."
  value       = aws_sns_topic.this.arn
}

output "topic_name" {
  description = "Name of the topic, including the `.fifo` suffix for a FIFO topic."
  value       = aws_sns_topic.this.name
}

output "subscription_arns" {
  description = "ARN of every subscription, by name. Recipients must confirm email subscriptions first."
  value       = { for name, subscription in aws_sns_topic_subscription.this : name => subscription.arn }
}
