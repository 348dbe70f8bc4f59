locals {
  # Built-in alarms come last, so that a name of theirs is never taken over in silence.
  alarms = merge(
    var.custom_alarms,
    { for name in var.alarms : name => { pattern = local.patterns[name], description = local.descriptions[name] } },
  )
}

resource "aws_cloudwatch_log_metric_filter" "this" {
  for_each = local.alarms

  name           = "${var.name_prefix}${each.key}"
  log_group_name = var.log_group_name
  pattern        = each.value.pattern

  metric_transformation {
    name      = each.key
    namespace = var.metric_namespace
    value     = "1"
  }

  lifecycle {
    precondition {
      condition     = length(setintersection(keys(var.custom_alarms), keys(local.patterns))) == 0
      error_message = "A custom alarm has the name of a built-in one. Choose another name."
    }
  }
}

module "alarms" {
  source = "../cloudwatch-alarms"

  alarms = {
    for name, alarm in local.alarms : name => {
      namespace           = var.metric_namespace
      metric_name         = name
      statistic           = "Sum"
      period              = var.period
      evaluation_periods  = 1
      threshold           = lookup(var.thresholds, name, 1)
      comparison_operator = "GreaterThanOrEqualToThreshold"
      # The metric exists only when something matched.
      treat_missing_data = "notBreaching"
      description        = alarm.description
    }
  }

  alarm_topic_arns = var.alarm_topic_arns
  notify_when_ok   = false
  name_prefix      = var.name_prefix
  tags             = var.tags
}
