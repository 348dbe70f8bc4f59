data "aws_caller_identity" "current" {}

data "aws_partition" "current" {}

data "aws_region" "current" {}

locals {
  arn_suffix          = "${data.aws_region.current.region}:${data.aws_caller_identity.current.account_id}"
  task_definition_arn = "arn:${data.aws_partition.current.partition}:ecs:${local.arn_suffix}:task-definition"
}

# The allowed commands are part of the function's configuration: changing them is a deployment of the function, not a call to it.
# Compressed, because all of a function's environment variables together may have 4 kB.
locals {
  allowed_commands = base64gzip(jsonencode({
    for key, runner in var.runners : key => {
      family   = local.runner_names[key]
      commands = runner.commands
    }
  }))
}

data "aws_iam_policy_document" "invoker" {
  statement {
    sid       = "RunTasks"
    actions   = ["ecs:RunTask"]
    resources = [for name in values(local.runner_names) : "${local.task_definition_arn}/${name}:*"]

    condition {
      test     = "ArnEquals"
      variable = "ecs:cluster"
      values   = [module.cluster.cluster_arn]
    }
  }

  # propagateTags copies the tags of the task definition, which counts as tagging the task.
  statement {
    sid       = "TagTasks"
    actions   = ["ecs:TagResource"]
    resources = ["arn:${data.aws_partition.current.partition}:ecs:${local.arn_suffix}:task/${var.name}/*"]

    condition {
      test     = "StringEquals"
      variable = "ecs:CreateAction"
      values   = ["RunTask"]
    }
  }

  statement {
    sid       = "PassTaskRoles"
    actions   = ["iam:PassRole"]
    resources = flatten([for runner in values(module.runner) : [runner.task_role_arn, runner.execution_role_arn]])

    condition {
      test     = "StringEquals"
      variable = "iam:PassedToService"
      values   = ["ecs-tasks.amazonaws.com"]
    }
  }
}

module "invoker" {
  source = "../../../modules/lambda-function"

  name                  = "${var.name}-invoker"
  description           = "Starts the tasks of the deploy runner ${var.name}"
  code                  = { filename = "${path.module}/invoker/handler.zip" }
  handler               = "handler.handler"
  runtime               = "python3.12"
  timeout_seconds       = 30
  role_policies         = { run-tasks = data.aws_iam_policy_document.invoker.json }
  permissions_boundary  = var.permissions_boundary
  log_retention_in_days = var.log_retention_in_days
  tags                  = var.tags

  environment = {
    RUNNERS           = local.allowed_commands
    CLUSTER_ARN       = module.cluster.cluster_arn
    SUBNET_IDS        = join(",", var.subnet_ids)
    SECURITY_GROUP_ID = module.security_group.security_group_id
  }
}
