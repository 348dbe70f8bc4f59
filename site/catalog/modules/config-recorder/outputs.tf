output "recorder_name" {
  description = "Name of the configuration recorder."
  value       = aws_config_configuration_recorder_status.this.name
}

output "delivery_channel_name" {
  description = "Name of the delivery channel."
  value       = aws_config_delivery_channel.this.id
}

output "rule_arns" {
  description = "ARNs of the rules, by name."
  value       = { for name, rule in aws_config_config_rule.managed : name => rule.arn }
}
