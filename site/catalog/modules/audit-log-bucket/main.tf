data "aws_caller_identity" "current" {}

data "aws_partition" "current" {}

locals {
  partition  = data.aws_partition.current.partition
  bucket_arn = "arn:${local.partition}:s3:::${var.name}"
  log_root   = var.key_prefix == null ? "AWSLogs" : "${var.key_prefix}/AWSLogs"

  account_ids = distinct(concat([data.aws_caller_identity.current.account_id], var.writer_account_ids))
  # An organization trail writes under the organization's ID, one level above the accounts.
  cloudtrail_owners = concat(local.account_ids, var.organization_id == null ? [] : [var.organization_id])

  kms_key_arn = var.create_kms_key ? module.kms_key[0].key_arn : var.kms_key_arn
}

module "kms_key" {
  source = "../kms-key"
  count  = var.create_kms_key ? 1 : 0

  name               = coalesce(var.kms_key_name, replace(var.name, ".", "-"))
  description        = "Encrypts the audit logs in the S3 bucket ${var.name}"
  administrators     = var.kms_key_administrators
  users              = var.kms_key_users
  service_principals = ["cloudtrail.amazonaws.com", "config.amazonaws.com"]
  source_account_ids = local.account_ids
  tags               = var.tags
}

module "bucket" {
  source = "../s3-bucket"

  name               = var.name
  kms_key_arn        = local.kms_key_arn
  versioning         = true
  access_log_bucket  = var.create_access_log_bucket ? module.access_log_bucket[0].bucket_id : var.access_log_bucket
  bucket_policy_json = data.aws_iam_policy_document.bucket.json
  object_lock        = var.object_lock
  force_destroy      = var.force_destroy
  tags               = var.tags

  lifecycle_rules = {
    audit-logs = {
      transitions                  = var.archive_after_days == null ? {} : { GLACIER_IR = var.archive_after_days }
      expire_after_days            = var.retention_in_days
      expire_noncurrent_after_days = 30
    }
  }
}

module "access_log_bucket" {
  source = "../s3-bucket"
  count  = var.create_access_log_bucket ? 1 : 0

  # No KMS key: S3 doesn't deliver access logs to a bucket that is encrypted with one.
  name               = "${var.name}-access-logs"
  bucket_policy_json = data.aws_iam_policy_document.access_logs.json
  force_destroy      = var.force_destroy
  tags               = var.tags

  lifecycle_rules = {
    access-logs = {
      expire_after_days            = var.access_log_retention_in_days
      expire_noncurrent_after_days = 30
    }
  }
}
