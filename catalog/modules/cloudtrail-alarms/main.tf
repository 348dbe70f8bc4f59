resource "aws_cloudwatch_log_metric_filter" "this" {
  for_each = var.alarms

  name           = "${var.name_prefix}${each.key}"
  log_group_name = var.log_group_name
  pattern        = local.patterns[each.key]

  metric_transformation {
    name      = each.key
    namespace = var.metric_namespace
    value     = "1"
  }
}

module "alarms" {
  source = "../cloudwatch-alarms"

  alarms = {
    for name in var.alarms : name => {
      namespace           = var.metric_namespace
      metric_name         = name
      statistic           = "Sum"
      period              = var.period
      evaluation_periods  = 1
      threshold           = lookup(var.thresholds, name, 1)
      comparison_operator = "GreaterThanOrEqualToThreshold"
      # The metric exists only when something matched.
      treat_missing_data = "notBreaching"
      description        = local.descriptions[name]
    }
  }

  alarm_topic_arns = var.alarm_topic_arns
  notify_when_ok   = false
  name_prefix      = var.name_prefix
  tags             = var.tags
}
