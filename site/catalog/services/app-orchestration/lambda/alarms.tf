locals {
  alarms = {
    errors = {
      metric_name = "Errors"
      statistic   = "Sum"
      threshold   = var.alarm_thresholds.errors
      description = "The function ${var.name} has failed more than ${var.alarm_thresholds.errors} times in five minutes."
    }

    throttles = {
      metric_name = "Throttles"
      statistic   = "Sum"
      threshold   = var.alarm_thresholds.throttles
      description = "Invocations of ${var.name} have been rejected. Raise its reserved concurrency or the limit of the account."
    }

    duration = {
      metric_name = "Duration"
      statistic   = "Maximum"
      threshold   = var.timeout_seconds * 1000 * var.alarm_thresholds.duration_percentage / 100
      description = "The function ${var.name} has needed over ${var.alarm_thresholds.duration_percentage} % of its timeout."
    }
  }

  queue_alarms = {
    for name in aws_sqs_queue.failed_events[*].name : "failed-events" => {
      namespace           = "AWS/SQS"
      metric_name         = "ApproximateNumberOfMessagesVisible"
      dimensions          = { QueueName = name }
      statistic           = "Maximum"
      period              = 300
      evaluation_periods  = 1
      threshold           = 0
      comparison_operator = "GreaterThanThreshold"
      treat_missing_data  = "notBreaching"
      description         = "Events that ${var.name} could not process wait in the queue ${name}."
    } if var.enable_alarms
  }
}

module "alarms" {
  source = "../../../modules/cloudwatch-alarms"

  name_prefix      = "${var.name}-"
  alarm_topic_arns = var.alarm_topic_arns
  tags             = var.tags

  alarms = merge(
    {
      for name, alarm in local.alarms : name => {
        namespace           = "AWS/Lambda"
        metric_name         = alarm.metric_name
        dimensions          = { FunctionName = var.name }
        statistic           = alarm.statistic
        period              = 300
        evaluation_periods  = 1
        threshold           = alarm.threshold
        comparison_operator = "GreaterThanThreshold"
        treat_missing_data  = "notBreaching"
        description         = alarm.description
      } if var.enable_alarms
    },
    local.queue_alarms,
  )
}
