# EventBridge only writes to log groups below /aws/events/.
module "event_log_group" {
  source = "../../../modules/log-group"
  count  = var.log_task_events ? 1 : 0

  name              = "/aws/events/ecs/${var.name}"
  retention_in_days = var.event_log_retention_in_days
  kms_key_arn       = local.kms_key_arn
  tags              = var.tags
}

resource "aws_cloudwatch_event_rule" "tasks" {
  count = var.log_task_events ? 1 : 0

  name        = "${var.name}-ecs-events"
  description = "Changes of tasks, deployments and services on the ECS cluster ${var.name}"
  tags        = var.tags

  event_pattern = jsonencode({
    source      = ["aws.ecs"]
    detail-type = var.logged_event_types
    resources = [
      { prefix = "arn:${data.aws_partition.current.partition}:ecs:${data.aws_region.current.region}:${data.aws_caller_identity.current.account_id}:task/${var.name}/" },
      { prefix = "arn:${data.aws_partition.current.partition}:ecs:${data.aws_region.current.region}:${data.aws_caller_identity.current.account_id}:service/${var.name}/" },
    ]
  })
}

resource "aws_cloudwatch_event_target" "tasks" {
  count = var.log_task_events ? 1 : 0

  rule = aws_cloudwatch_event_rule.tasks[0].name
  arn  = module.event_log_group[0].log_group_arn

  depends_on = [aws_cloudwatch_log_resource_policy.events]
}

data "aws_iam_policy_document" "events" {
  count = var.log_task_events ? 1 : 0

  statement {
    sid       = "CreateLogStreams"
    actions   = ["logs:CreateLogStream"]
    resources = ["${module.event_log_group[0].log_group_arn}:*"]

    principals {
      type        = "Service"
      identifiers = ["events.amazonaws.com", "delivery.logs.amazonaws.com"]
    }
  }

  statement {
    sid       = "WriteEvents"
    actions   = ["logs:PutLogEvents"]
    resources = ["${module.event_log_group[0].log_group_arn}:*"]

    principals {
      type        = "Service"
      identifiers = ["events.amazonaws.com", "delivery.logs.amazonaws.com"]
    }

    condition {
      test     = "ArnEquals"
      variable = "aws:SourceArn"
      values   = [aws_cloudwatch_event_rule.tasks[0].arn]
    }
  }
}

resource "aws_cloudwatch_log_resource_policy" "events" {
  count = var.log_task_events ? 1 : 0

  policy_name     = "${var.name}-ecs-events"
  policy_document = data.aws_iam_policy_document.events[0].json
}
