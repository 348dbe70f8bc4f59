output "topic_arn" {
  description = "The ARN of the topic."
  value       = aws_sns_topic.this.arn
}

output "topic_name" {
  description = "The name of the topic, with `.fifo` for a FIFO topic."
  value       = aws_sns_topic.this.name
}

output "subscription_arns" {
  description = "The ARN of each subscription, by its name. Email subscriptions must be confirmed by their reader first."
  value       = { for name, subscription in aws_sns_topic_subscription.this : name => subscription.arn }
}
