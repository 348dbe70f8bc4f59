locals {
  alarms = {
    cpu = {
      namespace           = "AWS/EC2"
      metric_name         = "CPUUtilization"
      dimensions          = { InstanceId = module.instance.instance_id }
      statistic           = "Average"
      period              = 300
      evaluation_periods  = 3
      threshold           = var.cpu_alarm_percentage
      comparison_operator = "GreaterThanThreshold"
      treat_missing_data  = "missing"
      description         = "${var.name} has used over ${var.cpu_alarm_percentage} % of its CPU for 15 minutes."
    }

    status-check = {
      namespace           = "AWS/EC2"
      metric_name         = "StatusCheckFailed"
      dimensions          = { InstanceId = module.instance.instance_id }
      statistic           = "Maximum"
      period              = 60
      evaluation_periods  = 3
      threshold           = 0
      comparison_operator = "GreaterThanThreshold"
      treat_missing_data  = "missing"
      description         = "${var.name} has failed its status checks for three minutes. Look at its system log, then stop and start it."
    }
  }
}

module "alarms" {
  source = "../../../modules/cloudwatch-alarms"

  name_prefix      = "${var.name}-"
  alarms           = { for name, alarm in local.alarms : name => alarm if var.enable_alarms }
  alarm_topic_arns = var.alarm_topic_arns
  tags             = var.tags
}
