locals {
  alarms = {
    cpu = {
      namespace           = "AWS/EC2"
      metric_name         = "CPUUtilization"
      dimensions          = { AutoScalingGroupName = var.name }
      statistic           = "Average"
      period              = 300
      evaluation_periods  = 3
      threshold           = var.cpu_alarm_percentage
      comparison_operator = "GreaterThanThreshold"
      treat_missing_data  = "notBreaching"
      description         = "Instances of ${var.name} have used over ${var.cpu_alarm_percentage} % of their CPU for 15 minutes."
    }

    status-check = {
      namespace           = "AWS/EC2"
      metric_name         = "StatusCheckFailed"
      dimensions          = { AutoScalingGroupName = var.name }
      statistic           = "Maximum"
      period              = 60
      evaluation_periods  = 5
      threshold           = 0
      comparison_operator = "GreaterThanThreshold"
      treat_missing_data  = "notBreaching"
      description         = "An instance of ${var.name} has failed its status checks for five minutes and was not replaced."
    }

    too-few-instances = {
      namespace           = "AWS/AutoScaling"
      metric_name         = "GroupInServiceInstances"
      dimensions          = { AutoScalingGroupName = var.name }
      statistic           = "Minimum"
      period              = 60
      evaluation_periods  = 10
      threshold           = var.min_size
      comparison_operator = "LessThanThreshold"
      treat_missing_data  = "missing"
      description         = "Fewer than ${var.min_size} instances of ${var.name} have been in service for ten minutes."
    }
  }
}

module "alarms" {
  source = "../../../modules/cloudwatch-alarms"

  name_prefix      = "${var.name}-"
  alarms           = { for name, alarm in local.alarms : name => alarm if var.enable_alarms }
  alarm_topic_arns = var.alarm_topic_arns
  tags             = var.tags

  # The alarms are about a group that should exist by then.
  depends_on = [module.group]
}
