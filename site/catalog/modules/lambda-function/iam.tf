data "aws_partition" "current" {}

data "aws_iam_policy_document" "basics" {
  statement {
    sid       = "WriteLogs"
    actions   = ["logs:CreateLogStream", "logs:PutLogEvents"]
    resources = ["${module.log_group.log_group_arn}:*"]
  }

  dynamic "statement" {
    for_each = var.tracing ? [true] : []

    content {
      sid     = "SendTraces"
      actions = ["xray:PutTraceSegments", "xray:PutTelemetryRecords"]
      # X-Ray has no resources to name here.
      resources = ["*"]
    }
  }

  dynamic "statement" {
    for_each = var.dead_letter_target == null ? [] : [var.dead_letter_target]

    content {
      sid       = "SendFailedEvents"
      actions   = [statement.value.type == "sqs" ? "sqs:SendMessage" : "sns:Publish"]
      resources = [statement.value.arn]
    }
  }

  dynamic "statement" {
    for_each = var.environment_kms_key_arn == null ? [] : [var.environment_kms_key_arn]

    content {
      sid       = "DecryptEnvironment"
      actions   = ["kms:Decrypt"]
      resources = [statement.value]
    }
  }

  dynamic "statement" {
    for_each = var.efs == null ? [] : [var.efs]

    content {
      sid       = "MountFileSystem"
      actions   = ["elasticfilesystem:ClientMount", "elasticfilesystem:ClientWrite"]
      resources = ["*"]

      condition {
        test     = "StringEquals"
        variable = "elasticfilesystem:AccessPointArn"
        values   = [statement.value.access_point_arn]
      }
    }
  }
}

module "role" {
  source = "../iam-role"

  name                 = "${var.name}-lambda"
  description          = "What the function ${var.name} may do in AWS"
  trusted_services     = ["lambda.amazonaws.com"]
  permissions_boundary = var.permissions_boundary

  managed_policy_arns = merge(
    var.vpc == null ? {} : { AWSLambdaVPCAccessExecutionRole = "arn:${data.aws_partition.current.partition}:iam::aws:policy/service-role/AWSLambdaVPCAccessExecutionRole" },
    var.managed_policy_arns,
  )

  inline_policies = merge(var.role_policies, { lambda-basics = data.aws_iam_policy_document.basics.json })
  tags            = var.tags
}
