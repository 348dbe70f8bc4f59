data "aws_iam_policy_document" "bucket" {
  dynamic "statement" {
    for_each = contains(var.services, "cloudtrail") ? [1] : []

    content {
      sid       = "CloudTrailChecksBucket"
      actions   = ["s3:GetBucketAcl"]
      resources = [local.bucket_arn]

      principals {
        type        = "Service"
        identifiers = ["cloudtrail.amazonaws.com"]
      }

      condition {
        test     = "ArnLike"
        variable = "aws:SourceArn"
        values   = [for id in local.account_ids : "arn:${local.partition}:cloudtrail:*:${id}:trail/*"]
      }
    }
  }

  # One statement for every owner, or one account could write into the folder of another.
  dynamic "statement" {
    for_each = contains(var.services, "cloudtrail") ? local.cloudtrail_owners : []

    content {
      sid       = "CloudTrailWrites${replace(statement.value, "-", "")}"
      actions   = ["s3:PutObject"]
      resources = ["${local.bucket_arn}/${local.log_root}/${statement.value}/*"]

      principals {
        type        = "Service"
        identifiers = ["cloudtrail.amazonaws.com"]
      }

      condition {
        test     = "StringEquals"
        variable = "s3:x-amz-acl"
        values   = ["bucket-owner-full-control"]
      }

      condition {
        test     = "ArnLike"
        variable = "aws:SourceArn"
        values = [
          for id in(statement.value == var.organization_id ? local.account_ids : [statement.value]) : "arn:${local.partition}:cloudtrail:*:${id}:trail/*"
        ]
      }
    }
  }

  dynamic "statement" {
    for_each = contains(var.services, "config") ? [1] : []

    content {
      sid       = "ConfigChecksBucket"
      actions   = ["s3:GetBucketAcl", "s3:ListBucket"]
      resources = [local.bucket_arn]

      principals {
        type        = "Service"
        identifiers = ["config.amazonaws.com"]
      }

      condition {
        test     = "StringEquals"
        variable = "aws:SourceAccount"
        values   = local.account_ids
      }
    }
  }

  dynamic "statement" {
    for_each = contains(var.services, "config") ? local.account_ids : []

    content {
      sid       = "ConfigWrites${statement.value}"
      actions   = ["s3:PutObject"]
      resources = ["${local.bucket_arn}/${local.log_root}/${statement.value}/Config/*"]

      principals {
        type        = "Service"
        identifiers = ["config.amazonaws.com"]
      }

      condition {
        test     = "StringEquals"
        variable = "s3:x-amz-acl"
        values   = ["bucket-owner-full-control"]
      }

      condition {
        test     = "StringEquals"
        variable = "aws:SourceAccount"
        values   = [statement.value]
      }
    }
  }

  dynamic "statement" {
    for_each = length(var.reader_arns) > 0 ? [var.reader_arns] : []

    content {
      sid       = "AuditorsRead"
      actions   = ["s3:GetBucketLocation", "s3:GetObject", "s3:GetObjectVersion", "s3:ListBucket"]
      resources = [local.bucket_arn, "${local.bucket_arn}/*"]

      principals {
        type        = "AWS"
        identifiers = statement.value
      }
    }
  }
}

data "aws_iam_policy_document" "access_logs" {
  statement {
    sid       = "S3DeliversAccessLogs"
    actions   = ["s3:PutObject"]
    resources = ["${local.bucket_arn}-access-logs/*"]

    principals {
      type        = "Service"
      identifiers = ["logging.s3.amazonaws.com"]
    }

    condition {
      test     = "ArnLike"
      variable = "aws:SourceArn"
      values   = [local.bucket_arn]
    }

    condition {
      test     = "StringEquals"
      variable = "aws:SourceAccount"
      values   = [data.aws_caller_identity.current.account_id]
    }
  }
}
