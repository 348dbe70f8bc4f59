data "aws_iam_policy_document" "client" {
  statement {
    sid       = "StartTasks"
    actions   = ["lambda:InvokeFunction"]
    resources = [module.invoker.function_arn]
  }

  statement {
    sid       = "WatchTasks"
    actions   = ["ecs:DescribeTasks"]
    resources = ["arn:${data.aws_partition.current.partition}:ecs:${local.arn_suffix}:task/${var.name}/*"]
  }

  statement {
    sid     = "ReadLogs"
    actions = ["logs:FilterLogEvents", "logs:GetLogEvents"]
    resources = [
      for runner in values(module.runner) :
      "arn:${data.aws_partition.current.partition}:logs:${local.arn_suffix}:log-group:${runner.log_group_name}:*"
    ]
  }

  dynamic "statement" {
    for_each = var.allow_stopping_tasks ? [true] : []

    content {
      sid       = "StopTasks"
      actions   = ["ecs:StopTask"]
      resources = ["arn:${data.aws_partition.current.partition}:ecs:${local.arn_suffix}:task/${var.name}/*"]
    }
  }
}

resource "aws_iam_policy" "client" {
  name        = "${var.name}-client"
  description = "Starts and watches tasks of the deploy runner ${var.name}"
  policy      = data.aws_iam_policy_document.client.json
  tags        = var.tags
}

module "ci_role" {
  source = "../../../modules/iam-role"
  count  = var.ci_trust == null ? 0 : 1

  name                 = "${var.name}-ci"
  description          = "CI jobs that start tasks of the deploy runner ${var.name}"
  federated_trust      = var.ci_trust
  managed_policy_arns  = { client = aws_iam_policy.client.arn }
  permissions_boundary = var.permissions_boundary
  tags                 = var.tags
}
