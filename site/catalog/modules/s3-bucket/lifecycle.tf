resource "aws_s3_bucket_lifecycle_configuration" "this" {
  count = length(var.lifecycle_rules) > 0 ? 1 : 0

  bucket = aws_s3_bucket.this.id

  dynamic "rule" {
    for_each = var.lifecycle_rules

    content {
      id     = rule.key
      status = rule.value.enabled ? "Enabled" : "Disabled"

      filter {
        prefix = rule.value.prefix
      }

      dynamic "expiration" {
        for_each = rule.value.expire_after_days == null ? [] : [rule.value.expire_after_days]

        content {
          days = expiration.value
        }
      }

      dynamic "transition" {
        for_each = rule.value.transitions

        content {
          storage_class = transition.key
          days          = transition.value
        }
      }

      dynamic "noncurrent_version_expiration" {
        for_each = rule.value.expire_noncurrent_after_days == null ? [] : [rule.value.expire_noncurrent_after_days]

        content {
          noncurrent_days = noncurrent_version_expiration.value
        }
      }

      dynamic "noncurrent_version_transition" {
        for_each = rule.value.noncurrent_transitions

        content {
          storage_class   = noncurrent_version_transition.key
          noncurrent_days = noncurrent_version_transition.value
        }
      }

      dynamic "abort_incomplete_multipart_upload" {
        for_each = rule.value.abort_incomplete_uploads_after_days == null ? [] : [rule.value.abort_incomplete_uploads_after_days]

        content {
          days_after_initiation = abort_incomplete_multipart_upload.value
        }
      }
    }
  }

  # Rules about noncurrent versions are rejected while the bucket isn't versioned.
  depends_on = [aws_s3_bucket_versioning.this]
}
