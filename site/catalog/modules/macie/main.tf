data "aws_caller_identity" "current" {}

resource "aws_macie2_account" "this" {
  finding_publishing_frequency = var.finding_publishing_frequency
  status                       = "ENABLED"
}

resource "aws_macie2_classification_job" "this" {
  count = length(var.bucket_names) > 0 ? 1 : 0

  name                = "${var.name}-weekly"
  description         = "Searches the objects of chosen buckets for sensitive data"
  job_type            = "SCHEDULED"
  initial_run         = true
  sampling_percentage = var.sampling_percentage
  tags                = var.tags

  schedule_frequency {
    weekly_schedule = var.day_of_week
  }

  s3_job_definition {
    bucket_definitions {
      account_id = data.aws_caller_identity.current.account_id
      buckets    = var.bucket_names
    }
  }

  depends_on = [aws_macie2_account.this]
}
