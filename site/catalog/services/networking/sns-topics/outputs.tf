output "topic_arns" {
  description = "ARN of every topic, by its key in `topics`."
  value       = { for name, topic in module.topics : name => topic.topic_arn }
}

output "topic_names" {
  description = "Full name of every topic, by its key in `topics`."
  value       = { for name, topic in module.topics : name => topic.topic_name }
}

output "subscription_arns" {
  description = "ARN of every subscription, by topic and subscription name."
  value       = { for name, topic in module.topics : name => topic.subscription_arns }
}

output "kms_key_arn" {
  description = "ARN of the KMS key that encrypts the messages, or null if they aren't encrypted. Publishers in this account need `kms:GenerateDataKey*` and `kms:Decrypt` permissions for the key."
  value       = local.key_arn
}

output "publish_policy_json" {
  description = "IAM policy document that grants permission to publish to all of the topics."
  value       = data.aws_iam_policy_document.publish.json
}

output "failure_alarm_arns" {
  description = "ARNs of the delivery failure alarms, by short name."
  value       = module.failure_alarms.alarm_arns
}
