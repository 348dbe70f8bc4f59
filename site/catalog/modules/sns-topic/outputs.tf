output "topic_arn" {
  description = "ARN of the topic."
  value       = aws_sns_topic.this.arn
}

output "topic_name" {
  description = "Name of the topic, with `.fifo` for a FIFO topic."
  value       = aws_sns_topic.this.name
}

output "subscription_arns" {
  description = "ARN of every subscription, by its name. Email subscriptions must be confirmed by their reader first."
  value       = { for name, subscription in aws_sns_topic_subscription.this : name => subscription.arn }
}
