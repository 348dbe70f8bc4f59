locals {
  # Built from the name: the policy is an input of the module that creates the bucket.
  bucket_arn = "arn:${data.aws_partition.current.partition}:s3:::${var.name}"
}

data "aws_iam_policy_document" "access" {
  source_policy_documents = var.bucket_policy_json == null ? [] : [var.bucket_policy_json]

  dynamic "statement" {
    for_each = length(var.reader_arns) > 0 ? [var.reader_arns] : []

    content {
      sid       = "ReadersGetObjects"
      actions   = ["s3:GetObject", "s3:GetObjectVersion", "s3:GetObjectTagging"]
      resources = ["${local.bucket_arn}/*"]

      principals {
        type        = "AWS"
        identifiers = statement.value
      }
    }
  }

  dynamic "statement" {
    for_each = length(var.writer_arns) > 0 ? [var.writer_arns] : []

    content {
      sid       = "WritersPutObjects"
      actions   = ["s3:AbortMultipartUpload", "s3:DeleteObject", "s3:ListMultipartUploadParts", "s3:PutObject", "s3:PutObjectTagging"]
      resources = ["${local.bucket_arn}/*"]

      principals {
        type        = "AWS"
        identifiers = statement.value
      }
    }
  }

  dynamic "statement" {
    for_each = length(concat(var.reader_arns, var.writer_arns)) > 0 ? [distinct(concat(var.reader_arns, var.writer_arns))] : []

    content {
      sid       = "ReadersAndWritersListObjects"
      actions   = ["s3:GetBucketLocation", "s3:ListBucket"]
      resources = [local.bucket_arn]

      principals {
        type        = "AWS"
        identifiers = statement.value
      }
    }
  }
}
