output "role_arn" {
  description = "ARN of the role. Send it to your contact at Gruntwork."
  value       = module.role.role_arn
}

output "role_name" {
  description = "Name of the role."
  value       = module.role.role_name
}

output "switch_role_url" {
  description = "Console URL that a signed-in engineer uses to switch to the role."
  value       = "https://signin.aws.amazon.com/switchrole?account=${split(":", module.role.role_arn)[4]}&roleName=${urlencode(trimprefix("${var.path}${var.name}", "/"))}"
}

output "trusted_principals" {
  description = "ARNs that the role trusts."
  value       = local.trusted_principals
}

output "valid_until" {
  description = "Time when access ends, or null if it doesn't end."
  value       = var.valid_until
}

output "notification_topic_arn" {
  description = "ARN of the new SNS topic to which notifications are sent when someone assumes the role, or null if none is created."
  value       = one(module.topic[*].topic_arn)
}
