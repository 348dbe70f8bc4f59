module "audit_log_bucket" {
  source = "../../../modules/audit-log-bucket"
  count  = var.create_audit_log_bucket ? 1 : 0

  name                         = var.audit_log_bucket_name
  services                     = local.create_config_bucket ? ["cloudtrail"] : ["cloudtrail", "config"]
  writer_account_ids           = var.audit_log_writer_account_ids
  organization_id              = var.audit_log_organization_id
  reader_arns                  = var.audit_log_reader_arns
  kms_key_administrators       = var.kms_key_administrators
  kms_key_users                = var.audit_log_reader_arns
  archive_after_days           = var.audit_log_archive_after_days
  retention_in_days            = var.audit_log_retention_in_days
  object_lock                  = var.audit_log_object_lock
  create_access_log_bucket     = var.audit_log_bucket_access_logging
  access_log_retention_in_days = var.audit_log_access_log_retention_in_days
  force_destroy                = var.audit_log_force_destroy
  tags                         = var.tags
}

# AWS Config can't deliver to a bucket that has a default retention, so a locked audit log bucket is for CloudTrail alone.
module "config_bucket" {
  source = "../../../modules/audit-log-bucket"
  count  = local.create_config_bucket ? 1 : 0

  name                         = local.config_bucket_name
  services                     = ["config"]
  writer_account_ids           = var.audit_log_writer_account_ids
  reader_arns                  = var.audit_log_reader_arns
  create_kms_key               = false
  kms_key_arn                  = local.audit_log_kms_key_arn
  archive_after_days           = var.audit_log_archive_after_days
  retention_in_days            = var.audit_log_retention_in_days
  create_access_log_bucket     = var.audit_log_bucket_access_logging
  access_log_retention_in_days = var.audit_log_access_log_retention_in_days
  force_destroy                = var.audit_log_force_destroy
  tags                         = var.tags
}

# The key of the bucket may belong to the logs account and to another region; the log group needs one that is here.
module "log_group_key" {
  source = "../../../modules/kms-key"
  count  = var.enable_cloudtrail && var.cloudtrail_encrypt_log_group ? 1 : 0

  name               = "${var.name}-cloudtrail-log-group"
  description        = "Encrypts the CloudTrail events of ${var.name} in CloudWatch Logs"
  administrators     = var.kms_key_administrators
  service_principals = ["logs.${local.home_region}.amazonaws.com"]
  tags               = var.tags
}

module "cloudtrail" {
  source = "../../../modules/cloudtrail"
  count  = var.enable_cloudtrail ? 1 : 0

  name                        = var.name
  bucket_name                 = local.audit_log_bucket_name
  kms_key_arn                 = local.audit_log_kms_key_arn
  multi_region                = var.cloudtrail_multi_region
  log_file_validation         = var.cloudtrail_log_file_validation
  data_event_bucket_arns      = var.cloudtrail_data_event_bucket_arns
  insight_types               = var.cloudtrail_insight_types
  log_group_retention_in_days = var.cloudtrail_log_group_retention_in_days
  log_group_kms_key_arn       = one(module.log_group_key[*].key_arn)
  permissions_boundary        = var.permissions_boundary
  tags                        = var.tags
}

module "alarm_topic" {
  source = "../../../modules/alarm-topic"
  count  = var.create_alarm_topic ? 1 : 0

  name                   = "${var.name}-security-alarms"
  email_addresses        = var.alarm_email_addresses
  kms_key_administrators = var.kms_key_administrators
  tags                   = var.tags
}

module "cloudtrail_alarms" {
  source = "../../../modules/cloudtrail-alarms"
  count  = var.enable_cloudtrail ? 1 : 0

  log_group_name   = module.cloudtrail[0].log_group_name
  alarms           = var.cloudtrail_alarms
  custom_alarms    = var.cloudtrail_custom_alarms
  thresholds       = var.cloudtrail_alarm_thresholds
  alarm_topic_arns = local.alarm_topic_arns
  name_prefix      = "${var.name}-"
  tags             = var.tags
}

module "finding_alerts" {
  source = "../../../modules/finding-alerts"
  count  = var.enable_finding_alerts ? 1 : 0

  name                       = var.name
  alarm_topic_arns           = local.alarm_topic_arns
  sources                    = var.finding_alert_sources
  guardduty_minimum_severity = var.finding_alert_guardduty_minimum_severity
  permissions_boundary       = var.permissions_boundary
  tags                       = var.tags
}
