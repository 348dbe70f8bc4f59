# The ARN comes from the policy resource, so that callers publish only once the policy allows it.
output "topic_arn" {
  description = "ARN of the topic."
  value       = aws_sns_topic_policy.this.arn
}

output "topic_name" {
  description = "Name of the topic."
  value       = aws_sns_topic.this.name
}

output "kms_key_arn" {
  description = "ARN of the KMS key that encrypts the messages."
  value       = module.kms_key.key_arn
}
