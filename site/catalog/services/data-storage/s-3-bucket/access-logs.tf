module "access_log_bucket" {
  source = "../../../modules/s3-bucket"
  count  = var.create_access_log_bucket ? 1 : 0

  # No KMS key: S3 doesn't deliver access logs to a bucket that is encrypted with one.
  name               = "${var.name}-logs"
  versioning         = false
  bucket_policy_json = data.aws_iam_policy_document.access_logs.json
  force_destroy      = var.force_destroy
  tags               = var.tags

  lifecycle_rules = {
    expire-access-logs = {
      expire_after_days = var.access_log_retention_in_days
    }
  }
}

data "aws_iam_policy_document" "access_logs" {
  statement {
    sid       = "S3DeliversAccessLogs"
    actions   = ["s3:PutObject"]
    resources = ["arn:${data.aws_partition.current.partition}:s3:::${var.name}-logs/*"]

    principals {
      type        = "Service"
      identifiers = ["logging.s3.amazonaws.com"]
    }

    condition {
      test     = "ArnLike"
      variable = "aws:SourceArn"
      values   = ["arn:${data.aws_partition.current.partition}:s3:::${var.name}"]
    }

    condition {
      test     = "StringEquals"
      variable = "aws:SourceAccount"
      values   = [data.aws_caller_identity.current.account_id]
    }
  }
}
