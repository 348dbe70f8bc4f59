data "aws_partition" "current" {}

locals {
  make_log_bucket = var.access_logs.enabled && var.access_logs.existing_bucket == null
  new_bucket_name = coalesce(var.access_logs.bucket_name, lower("${var.name}-access-logs-${data.aws_caller_identity.current.account_id}"))
  log_bucket      = local.make_log_bucket ? local.new_bucket_name : var.access_logs.existing_bucket
}

data "aws_iam_policy_document" "log_delivery" {
  count = local.make_log_bucket ? 1 : 0

  statement {
    sid       = "LoadBalancerWritesLogs"
    actions   = ["s3:PutObject"]
    resources = ["arn:${data.aws_partition.current.partition}:s3:::${local.new_bucket_name}/${var.access_logs.prefix}/AWSLogs/${data.aws_caller_identity.current.account_id}/*"]

    principals {
      type        = "Service"
      identifiers = ["logdelivery.elasticloadbalancing.amazonaws.com"]
    }
  }
}

# Elastic Load Balancing can't write to buckets whose default key is a KMS key, so this one uses S3's own.
module "access_log_bucket" {
  source = "../../../modules/s3-bucket"
  count  = local.make_log_bucket ? 1 : 0

  name               = local.new_bucket_name
  versioning         = false
  bucket_policy_json = data.aws_iam_policy_document.log_delivery[0].json
  force_destroy      = var.access_logs.force_destroy
  tags               = var.tags

  lifecycle_rules = {
    expire-logs = {
      expire_after_days = var.access_logs.retention_in_days
    }
  }
}
