mock_provider "aws" {
  source = "../../tests/mocks"
}

variables {
  name               = "example-audit-logs"
  services           = ["cloudtrail", "config"]
  writer_account_ids = ["444455556666"]
}

run "shared_bucket" {
  command = plan

  assert {
    condition = alltrue([
      for sid in ["CloudTrailWrites111122223333", "CloudTrailWrites444455556666", "ConfigWrites111122223333", "ConfigWrites444455556666"] :
      contains([for statement in data.aws_iam_policy_document.bucket.statement : statement.sid], sid)
    ])
    error_message = "Each account must have a statement for each service."
  }

  assert {
    condition = alltrue([
      for statement in data.aws_iam_policy_document.bucket.statement :
      length(statement.condition) > 0 && alltrue([for action in statement.actions : contains(["s3:GetBucketAcl", "s3:ListBucket", "s3:PutObject"], action)])
    ])
    error_message = "Services can check the bucket and add files, only for the named accounts, and nothing else."
  }

  assert {
    condition     = length(module.kms_key) == 1 && length(module.access_log_bucket) == 1
    error_message = "The bucket must have its own key and access logs by default."
  }
}

run "locked_bucket" {
  command = plan

  variables {
    services    = ["cloudtrail"]
    object_lock = { days = 365 }
  }

  assert {
    condition     = !anytrue([for statement in data.aws_iam_policy_document.bucket.statement : startswith(statement.sid, "Config")])
    error_message = "AWS Config must not write to a locked bucket."
  }
}

# AWS Config can't deliver to a bucket with a default retention, and says so nowhere in the plan.
run "locked_bucket_for_config" {
  command = plan

  variables {
    object_lock = { days = 365 }
  }

  expect_failures = [var.object_lock]
}
