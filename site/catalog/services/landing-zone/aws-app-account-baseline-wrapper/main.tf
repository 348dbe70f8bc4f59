data "aws_region" "current" {}

locals {
  # The region of the default provider has the resources that an account has only once: the trail, its alarms, and the recording of IAM.
  home_region = data.aws_region.current.region

  audit_log_bucket_name = var.create_audit_log_bucket ? module.audit_log_bucket[0].bucket_name : var.audit_log_bucket_name
  create_config_bucket  = var.create_audit_log_bucket && (var.audit_log_object_lock != null || var.config_bucket_name != null)
  config_bucket_name    = coalesce(var.config_bucket_name, var.audit_log_object_lock == null || !var.create_audit_log_bucket ? var.audit_log_bucket_name : "${var.audit_log_bucket_name}-config")
  audit_log_kms_key_arn = var.create_audit_log_bucket ? module.audit_log_bucket[0].kms_key_arn : var.audit_log_kms_key_arn
  config_delivery_name  = local.create_config_bucket ? module.config_bucket[0].bucket_name : var.config_bucket_name == null ? local.audit_log_bucket_name : var.config_bucket_name
  alarm_topic_arns      = concat(module.alarm_topic[*].topic_arn, var.alarm_topic_arns)
}

module "account_settings" {
  source = "../../../modules/account-settings"

  account_alias          = var.account_alias
  block_s3_public_access = var.block_s3_public_access
  alternate_contacts     = var.alternate_contacts
}

module "password_policy" {
  source = "../../../modules/iam-password-policy"
  count  = var.enable_password_policy ? 1 : 0

  minimum_length        = var.password_policy.minimum_length
  reuse_prevention      = var.password_policy.reuse_prevention
  require_lowercase     = var.password_policy.require_lowercase
  require_uppercase     = var.password_policy.require_uppercase
  require_numbers       = var.password_policy.require_numbers
  require_symbols       = var.password_policy.require_symbols
  allow_users_to_change = var.password_policy.allow_users_to_change
  max_age_in_days       = var.password_policy.max_age_in_days
  hard_expiry           = var.password_policy.hard_expiry
}
