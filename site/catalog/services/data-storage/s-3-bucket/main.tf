data "aws_caller_identity" "current" {}

data "aws_partition" "current" {}

locals {
  kms_key_arn = var.create_kms_key ? module.kms_key[0].key_arn : var.kms_key_arn

  # Known at plan time even when the access log bucket is yet to be created.
  access_log_bucket = var.create_access_log_bucket ? module.access_log_bucket[0].bucket_id : var.access_log_bucket
}

module "kms_key" {
  source = "../../../modules/kms-key"
  count  = var.create_kms_key ? 1 : 0

  name           = "s3-${replace(var.name, ".", "-")}"
  description    = "Encrypts the objects of the S3 bucket ${var.name}"
  administrators = var.kms_key_administrators
  users          = distinct(concat(var.kms_key_users, var.reader_arns, var.writer_arns))
  tags           = var.tags
}

module "bucket" {
  source = "../../../modules/s3-bucket"

  name               = var.name
  kms_key_arn        = local.kms_key_arn
  versioning         = var.versioning || var.replication != null
  access_log_bucket  = local.access_log_bucket
  access_log_prefix  = var.access_log_prefix
  lifecycle_rules    = var.lifecycle_rules
  bucket_policy_json = data.aws_iam_policy_document.access.json
  force_destroy      = var.force_destroy
  object_ownership   = var.object_ownership
  object_lock        = var.object_lock
  tags               = var.tags
}

resource "aws_s3_bucket_cors_configuration" "this" {
  count = length(var.cors_rules) > 0 ? 1 : 0

  bucket = module.bucket.bucket_id

  dynamic "cors_rule" {
    for_each = var.cors_rules

    content {
      allowed_origins = cors_rule.value.allowed_origins
      allowed_methods = cors_rule.value.allowed_methods
      allowed_headers = cors_rule.value.allowed_headers
      expose_headers  = cors_rule.value.expose_headers
      max_age_seconds = cors_rule.value.max_age_seconds
    }
  }
}

resource "aws_s3_bucket_notification" "this" {
  count = var.send_events_to_event_bridge ? 1 : 0

  bucket      = module.bucket.bucket_id
  eventbridge = true
}
