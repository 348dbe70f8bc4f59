data "aws_caller_identity" "current" {}

data "aws_partition" "current" {}

locals {
  bucket_arn = "arn:${data.aws_partition.current.partition}:s3:::${var.bucket_name}"
  log_root   = var.bucket_key_prefix == null ? "AWSLogs" : "${var.bucket_key_prefix}/AWSLogs"
}

data "aws_iam_policy_document" "delivery" {
  statement {
    sid       = "CheckBucket"
    actions   = ["s3:GetBucketAcl", "s3:ListBucket"]
    resources = [local.bucket_arn]
  }

  statement {
    sid       = "DeliverFiles"
    actions   = ["s3:PutObject"]
    resources = ["${local.bucket_arn}/${local.log_root}/${data.aws_caller_identity.current.account_id}/Config/*"]

    condition {
      test     = "StringEquals"
      variable = "s3:x-amz-acl"
      values   = ["bucket-owner-full-control"]
    }
  }

  statement {
    sid       = "EncryptFiles"
    actions   = ["kms:Decrypt", "kms:GenerateDataKey"]
    resources = [coalesce(var.kms_key_arn, "*")]

    # Without a named key, only the one that S3 itself chooses for this bucket may be used.
    dynamic "condition" {
      for_each = var.kms_key_arn == null ? [1] : []

      content {
        test     = "StringLike"
        variable = "kms:EncryptionContext:aws:s3:arn"
        values   = ["${local.bucket_arn}*"]
      }
    }
  }
}

module "role" {
  source = "../iam-role"

  name                 = var.name
  description          = "AWS Config reads the configuration of resources and delivers it to S3"
  trusted_services     = ["config.amazonaws.com"]
  managed_policy_arns  = { AWS_ConfigRole = "arn:${data.aws_partition.current.partition}:iam::aws:policy/service-role/AWS_ConfigRole" }
  inline_policies      = { deliver-to-s3 = data.aws_iam_policy_document.delivery.json }
  permissions_boundary = var.permissions_boundary
  tags                 = var.tags

  # AWS Config can assume the role only on behalf of this account.
  trust_conditions = [{
    test     = "StringEquals"
    variable = "aws:SourceAccount"
    values   = [data.aws_caller_identity.current.account_id]
  }]
}
