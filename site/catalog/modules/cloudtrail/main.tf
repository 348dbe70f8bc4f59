module "log_group" {
  source = "../log-group"
  count  = var.send_to_cloudwatch_logs ? 1 : 0

  name              = coalesce(var.log_group_name, "/aws/cloudtrail/${var.name}")
  retention_in_days = var.log_group_retention_in_days
  kms_key_arn       = var.log_group_kms_key_arn
  tags              = var.tags
}

resource "aws_cloudtrail" "this" {
  name                          = var.name
  s3_bucket_name                = var.bucket_name
  s3_key_prefix                 = var.bucket_key_prefix
  kms_key_id                    = var.kms_key_arn
  is_multi_region_trail         = var.multi_region
  include_global_service_events = true
  is_organization_trail         = var.organization_trail
  enable_log_file_validation    = var.log_file_validation
  enable_logging                = var.enable_logging
  cloud_watch_logs_group_arn    = var.send_to_cloudwatch_logs ? "${module.log_group[0].log_group_arn}:*" : null
  cloud_watch_logs_role_arn     = var.send_to_cloudwatch_logs ? module.delivery_role[0].role_arn : null
  sns_topic_name                = var.sns_topic_arn
  tags                          = var.tags

  event_selector {
    read_write_type                  = "All"
    include_management_events        = true
    exclude_management_event_sources = var.excluded_management_event_sources

    dynamic "data_resource" {
      for_each = length(local.data_resources) > 0 ? { "AWS::S3::Object" = local.data_resources } : {}

      content {
        type   = data_resource.key
        values = data_resource.value
      }
    }
  }

  dynamic "insight_selector" {
    for_each = var.insight_types

    content {
      insight_type = insight_selector.value
    }
  }
}

data "aws_partition" "current" {}

locals {
  # CloudTrail means every object of a bucket only when the ARN ends with a slash, and every bucket with the bare service ARN.
  data_resources = contains(var.data_event_bucket_arns, "*") ? ["arn:${data.aws_partition.current.partition}:s3"] : [
    for arn in var.data_event_bucket_arns : "${trimsuffix(arn, "/")}/"
  ]
}
