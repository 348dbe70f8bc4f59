data "aws_partition" "current" {}

locals {
  has_secrets = length(flatten([for container in values(var.containers) : keys(container.secrets)])) > 0

  secret_references = distinct(flatten([for container in values(var.containers) : values(container.secrets)]))

  # A reference to Secrets Manager may go on with a JSON key and a version, which are no part of the secret's ARN.
  secrets_manager_arns = distinct([
    for reference in local.secret_references :
    join(":", slice(split(":", reference), 0, 7)) if can(regex("^arn:[^:]+:secretsmanager:", reference))
  ])

  parameter_arns = [for reference in local.secret_references : reference if can(regex("^arn:[^:]+:ssm:", reference))]
}

data "aws_iam_policy_document" "read_secrets" {
  dynamic "statement" {
    for_each = length(local.secrets_manager_arns) > 0 ? [local.secrets_manager_arns] : []

    content {
      sid       = "ReadSecrets"
      actions   = ["secretsmanager:GetSecretValue"]
      resources = statement.value
    }
  }

  dynamic "statement" {
    for_each = length(local.parameter_arns) > 0 ? [local.parameter_arns] : []

    content {
      sid       = "ReadParameters"
      actions   = ["ssm:GetParameters"]
      resources = statement.value
    }
  }

  dynamic "statement" {
    for_each = length(var.secrets_kms_key_arns) > 0 ? [var.secrets_kms_key_arns] : []

    content {
      sid       = "DecryptSecrets"
      actions   = ["kms:Decrypt"]
      resources = statement.value
    }
  }
}

data "aws_iam_policy_document" "execute_command" {
  statement {
    sid = "OpenSessionChannels"

    actions = [
      "ssmmessages:CreateControlChannel",
      "ssmmessages:CreateDataChannel",
      "ssmmessages:OpenControlChannel",
      "ssmmessages:OpenDataChannel",
    ]

    # These actions know no resources.
    resources = ["*"]
  }

  statement {
    sid = "WriteSessionLogs"

    actions = [
      "logs:CreateLogStream",
      "logs:DescribeLogStreams",
      "logs:PutLogEvents",
    ]

    resources = ["arn:${data.aws_partition.current.partition}:logs:*:*:log-group:/ecs/*/exec:*"]
  }

  statement {
    sid       = "FindLogGroups"
    actions   = ["logs:DescribeLogGroups"]
    resources = ["*"]
  }

  dynamic "statement" {
    for_each = var.exec_session_kms_key_arn == null ? [] : [var.exec_session_kms_key_arn]

    content {
      sid       = "DecryptSessions"
      actions   = ["kms:Decrypt"]
      resources = [statement.value]
    }
  }
}

module "execution_role" {
  source = "../iam-role"

  name                 = "${var.name}-execution"
  description          = "Lets ECS pull images, read secrets and write logs for ${var.name}"
  trusted_services     = ["ecs-tasks.amazonaws.com"]
  permissions_boundary = var.permissions_boundary
  managed_policy_arns  = { AmazonECSTaskExecutionRolePolicy = "arn:${data.aws_partition.current.partition}:iam::aws:policy/service-role/AmazonECSTaskExecutionRolePolicy" }
  inline_policies      = local.has_secrets ? { read-secrets = data.aws_iam_policy_document.read_secrets.json } : {}
  tags                 = var.tags
}

module "task_role" {
  source = "../iam-role"

  name                 = "${var.name}-task"
  description          = "What the containers of ${var.name} may do in AWS"
  trusted_services     = ["ecs-tasks.amazonaws.com"]
  permissions_boundary = var.permissions_boundary
  managed_policy_arns  = var.task_role_managed_policy_arns

  inline_policies = merge(
    var.task_role_policies,
    var.allow_execute_command ? { execute-command = data.aws_iam_policy_document.execute_command.json } : {},
  )

  tags = var.tags
}
