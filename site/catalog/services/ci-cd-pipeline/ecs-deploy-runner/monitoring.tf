locals {
  failed_task_pattern = {
    source      = ["aws.ecs"]
    detail-type = ["ECS Task State Change"]
    detail = {
      clusterArn = [module.cluster.cluster_arn]
      lastStatus = ["STOPPED"]
      # A task that can't pull its image or read a secret stops without an exit code.
      "$or" = [
        { containers = { exitCode = [{ anything-but = 0 }] } },
        { stopCode = [{ anything-but = "EssentialContainerExited" }] },
      ]
    }
  }
}

resource "aws_cloudwatch_event_rule" "failed_task" {
  count = length(var.failure_topic_arns) > 0 ? 1 : 0

  name        = "${var.name}-failed-task"
  description = "Tasks of the deploy runner ${var.name} that failed, were stopped, or never started"
  tags        = var.tags

  event_pattern = jsonencode(local.failed_task_pattern)
}

resource "aws_cloudwatch_event_target" "failed_task" {
  count = length(var.failure_topic_arns)

  rule = aws_cloudwatch_event_rule.failed_task[0].name
  arn  = var.failure_topic_arns[count.index]
}

module "alarms" {
  source = "../../../modules/cloudwatch-alarms"
  count  = var.enable_alarms ? 1 : 0

  alarms = {
    "${var.name}-invoker-errors" = {
      namespace           = "AWS/Lambda"
      metric_name         = "Errors"
      dimensions          = { FunctionName = module.invoker.function_name }
      statistic           = "Sum"
      evaluation_periods  = 1
      threshold           = 1
      comparison_operator = "GreaterThanOrEqualToThreshold"
      treat_missing_data  = "notBreaching"
      description         = "A request to the deploy runner was rejected or failed: read the function's log."
    }
  }

  alarm_topic_arns = var.alarm_topic_arns
  tags             = var.tags
}
