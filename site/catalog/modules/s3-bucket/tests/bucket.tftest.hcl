mock_provider "aws" {
  source = "../../tests/mocks"
}

run "defaults" {
  command = plan

  variables {
    name        = "orders-assets"
    kms_key_arn = "arn:aws:kms:eu-west-1:111122223333:key/0a1b2c3d"
  }

  assert {
    condition     = aws_s3_bucket_public_access_block.this.block_public_acls && aws_s3_bucket_public_access_block.this.block_public_policy && aws_s3_bucket_public_access_block.this.ignore_public_acls && aws_s3_bucket_public_access_block.this.restrict_public_buckets
    error_message = "All public access must be blocked."
  }

  assert {
    condition     = one(aws_s3_bucket_server_side_encryption_configuration.this.rule).apply_server_side_encryption_by_default[0].sse_algorithm == "aws:kms"
    error_message = "Objects must be encrypted with the key."
  }

  assert {
    condition     = aws_s3_bucket_versioning.this.versioning_configuration[0].status == "Enabled" && !aws_s3_bucket.this.force_destroy
    error_message = "Versions must be kept, and a bucket with objects not destroyed."
  }

  assert {
    condition     = anytrue([for statement in data.aws_iam_policy_document.bucket.statement : statement.effect == "Deny" && anytrue([for condition in statement.condition : condition.variable == "aws:SecureTransport" || condition.variable == "s3:TlsVersion"])])
    error_message = "Requests without TLS must be denied."
  }
}

run "locked" {
  command = plan

  variables {
    name        = "orders-assets"
    versioning  = false
    object_lock = { days = 30 }
  }

  assert {
    condition     = aws_s3_bucket.this.object_lock_enabled && aws_s3_bucket_versioning.this.versioning_configuration[0].status == "Enabled"
    error_message = "A locked bucket must be versioned."
  }
}
