data "aws_caller_identity" "current" {}

data "aws_region" "current" {}

locals {
  to_cloudwatch = var.destination == "cloud-watch-logs"
  make_key      = local.to_cloudwatch && var.create_kms_key
}

module "key" {
  source = "../kms-key"
  count  = local.make_key ? 1 : 0

  name               = "${var.name}-flow-logs"
  description        = "Flow logs of the VPC ${var.name}"
  administrators     = var.kms_key_administrators
  service_principals = ["logs.${data.aws_region.current.region}.amazonaws.com"]
  tags               = var.tags
}

module "log_group" {
  source = "../log-group"
  count  = local.to_cloudwatch ? 1 : 0

  name              = "/vpc/flow-logs/${var.name}"
  retention_in_days = var.retention_in_days
  kms_key_arn       = local.make_key ? module.key[0].key_arn : var.kms_key_arn
  tags              = var.tags
}

data "aws_iam_policy_document" "write" {
  count = local.to_cloudwatch ? 1 : 0

  statement {
    sid       = "WriteRecords"
    actions   = ["logs:CreateLogStream", "logs:DescribeLogStreams", "logs:PutLogEvents"]
    resources = ["${module.log_group[0].log_group_arn}:*"]
  }

  statement {
    sid       = "FindLogGroup"
    actions   = ["logs:DescribeLogGroups"]
    resources = ["*"]
  }
}

module "role" {
  source = "../iam-role"
  count  = local.to_cloudwatch ? 1 : 0

  name                 = "${var.name}-flow-logs"
  description          = "Writes the flow logs of the VPC ${var.name}"
  trusted_services     = ["vpc-flow-logs.amazonaws.com"]
  inline_policies      = { write = data.aws_iam_policy_document.write[0].json }
  permissions_boundary = var.permissions_boundary
  tags                 = var.tags

  # The service acts for many accounts, and only this one can make it use the role.
  trust_conditions = [
    {
      test     = "StringEquals"
      variable = "aws:SourceAccount"
      values   = [data.aws_caller_identity.current.account_id]
    },
  ]
}

resource "aws_flow_log" "this" {
  vpc_id                   = var.vpc_id
  traffic_type             = var.traffic_type
  max_aggregation_interval = var.max_aggregation_interval
  log_format               = var.log_format
  log_destination_type     = var.destination
  log_destination          = local.to_cloudwatch ? module.log_group[0].log_group_arn : var.s3_bucket_arn
  iam_role_arn             = one(module.role[*].role_arn)
  tags                     = merge(var.tags, { Name = var.name })

  dynamic "destination_options" {
    for_each = local.to_cloudwatch ? [] : ["parquet"]

    content {
      file_format                = destination_options.value
      hive_compatible_partitions = true
      per_hour_partition         = true
    }
  }

  lifecycle {
    precondition {
      condition     = local.to_cloudwatch || var.s3_bucket_arn != null
      error_message = "The destination s3 needs s3_bucket_arn."
    }
  }
}
