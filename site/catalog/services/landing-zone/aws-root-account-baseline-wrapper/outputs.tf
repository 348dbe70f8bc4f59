output "organization_id" {
  description = "ID of the organization."
  value       = module.organization.organization_id
}

output "account_ids" {
  description = "IDs of the accounts, by their keys in `accounts`."
  value       = module.organization.account_ids
}

output "account_access_role_arns" {
  description = "ARNs of the roles that the root account uses to administer the accounts, by their keys in `accounts`."
  value       = module.organization.access_role_arns
}

output "organizational_unit_ids" {
  description = "IDs of the organizational units, by name."
  value       = module.organization.organizational_unit_ids
}

output "service_control_policy_ids" {
  description = "IDs of the service control policies, by name."
  value       = module.organization.policy_ids
}

output "audit_log_bucket_name" {
  description = "Name of the bucket for audit logs."
  value       = local.audit_log_bucket_name
}

output "config_bucket_name" {
  description = "Name of the bucket that AWS Config delivers to. Pass it to the other accounts."
  value       = local.config_delivery_name
}

output "audit_log_kms_key_arn" {
  description = "ARN of the KMS key that encrypts the audit logs. Pass it to the other accounts."
  value       = local.audit_log_kms_key_arn
}

output "audit_log_access_log_bucket_name" {
  description = "Name of the bucket for the audit log bucket's access logs, or null if it isn't created in this account."
  value       = one(module.audit_log_bucket[*].access_log_bucket_name)
}

output "cloudtrail_trail_arn" {
  description = "ARN of the trail, or null if none is created."
  value       = one(module.cloudtrail[*].trail_arn)
}

output "cloudtrail_log_group_name" {
  description = "Name of the log group for CloudTrail events, or null if none is created."
  value       = one(module.cloudtrail[*].log_group_name)
}

output "cloudtrail_alarm_arns" {
  description = "ARNs of the CloudTrail alarms, by their name in `cloudtrail_alarms`."
  value       = try(module.cloudtrail_alarms[0].alarm_arns, {})
}

output "alarm_topic_arn" {
  description = "ARN of the new SNS topic that alarms are sent to, or null if none is created."
  value       = one(module.alarm_topic[*].topic_arn)
}

output "config_role_arn" {
  description = "ARN of the AWS Config role, or null if none is created."
  value       = one(module.config_role[*].role_arn)
}

output "config_recorder_names" {
  description = "Names of the AWS Config recorders, by region."
  value       = module.regions.config_recorder_names
}

output "guardduty_detector_ids" {
  description = "IDs of the GuardDuty detectors, by region."
  value       = module.regions.guardduty_detector_ids
}

output "access_analyzer_arns" {
  description = "ARNs of the access analyzers, by region."
  value       = module.regions.access_analyzer_arns
}

output "sign_in_url" {
  description = "Sign-in URL for the account's IAM users, or null if no alias is set."
  value       = module.account_settings.sign_in_url
}

output "group_names" {
  description = "Full names of the IAM groups, by their keys in the inputs."
  value       = module.groups.group_names
}

output "user_arns" {
  description = "ARNs of the IAM users, by name."
  value       = module.users.user_arns
}

output "encrypted_passwords" {
  description = "Initial passwords, by user. Each password is encrypted with the user's PGP key."
  value       = module.users.encrypted_passwords
}
