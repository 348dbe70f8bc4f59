module "replication_role" {
  source = "../../../modules/iam-role"
  count  = var.replication == null ? 0 : 1

  name                 = "s3-replication-${substr(sha1(var.name), 0, 8)}"
  description          = "Lets S3 replicate the objects of ${var.name}"
  trusted_services     = ["s3.amazonaws.com"]
  inline_policies      = { replicate = data.aws_iam_policy_document.replication[0].json }
  permissions_boundary = var.permissions_boundary
  tags                 = var.tags
}

data "aws_iam_policy_document" "replication" {
  count = var.replication == null ? 0 : 1

  statement {
    sid       = "ReadSourceBucket"
    actions   = ["s3:GetReplicationConfiguration", "s3:ListBucket"]
    resources = [local.bucket_arn]
  }

  statement {
    sid       = "ReadSourceObjects"
    actions   = ["s3:GetObjectVersionAcl", "s3:GetObjectVersionForReplication", "s3:GetObjectVersionTagging", "s3:GetObjectRetention", "s3:GetObjectLegalHold"]
    resources = ["${local.bucket_arn}/*"]
  }

  statement {
    sid       = "WriteReplicas"
    actions   = ["s3:ObjectOwnerOverrideToBucketOwner", "s3:ReplicateDelete", "s3:ReplicateObject", "s3:ReplicateTags"]
    resources = ["${var.replication.destination_bucket_arn}/*"]
  }

  dynamic "statement" {
    for_each = local.kms_key_arn == null ? [] : [local.kms_key_arn]

    content {
      sid       = "DecryptSourceObjects"
      actions   = ["kms:Decrypt"]
      resources = [statement.value]
    }
  }

  dynamic "statement" {
    for_each = var.replication.destination_kms_key_arn == null ? [] : [var.replication.destination_kms_key_arn]

    content {
      sid       = "EncryptReplicas"
      actions   = ["kms:Encrypt"]
      resources = [statement.value]
    }
  }
}

resource "aws_s3_bucket_replication_configuration" "this" {
  count = var.replication == null ? 0 : 1

  bucket = module.bucket.bucket_id
  role   = module.replication_role[0].role_arn

  rule {
    id       = "replicate"
    status   = "Enabled"
    priority = 0

    filter {
      prefix = var.replication.prefix
    }

    delete_marker_replication {
      status = var.replication.replicate_delete_markers ? "Enabled" : "Disabled"
    }

    dynamic "source_selection_criteria" {
      for_each = var.replication.destination_kms_key_arn == null ? [] : [true]

      content {
        sse_kms_encrypted_objects {
          status = "Enabled"
        }
      }
    }

    destination {
      bucket        = var.replication.destination_bucket_arn
      storage_class = var.replication.storage_class
      account       = var.replication.destination_account_id

      dynamic "access_control_translation" {
        for_each = var.replication.destination_account_id == null ? [] : [true]

        content {
          owner = "Destination"
        }
      }

      dynamic "encryption_configuration" {
        for_each = var.replication.destination_kms_key_arn == null ? [] : [var.replication.destination_kms_key_arn]

        content {
          replica_kms_key_id = encryption_configuration.value
        }
      }
    }
  }

  lifecycle {
    # S3 accepts replication only once versioning is on, which this condition also waits for.
    precondition {
      condition     = module.bucket.versioning_status == "Enabled"
      error_message = "Replication needs a versioned bucket."
    }

    precondition {
      condition     = local.kms_key_arn == null || var.replication.destination_kms_key_arn != null
      error_message = "S3 skips objects encrypted with a KMS key unless replication.destination_kms_key_arn is set."
    }
  }
}
