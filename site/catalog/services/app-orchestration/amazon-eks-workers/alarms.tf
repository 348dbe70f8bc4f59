locals {
  group_names = merge(
    { for name, group in module.self_managed_group : name => group.autoscaling_group_name },
    { for name, group in module.managed_node_group : name => one(group.autoscaling_group_names) },
  )
}

module "alarms" {
  source = "../../../modules/cloudwatch-alarms"

  name_prefix      = "${var.cluster_name}-"
  alarm_topic_arns = var.alarm_topic_arns
  tags             = var.tags

  alarms = {
    for name, group in local.group_names : "${name}-nodes-cpu" => {
      namespace           = "AWS/EC2"
      metric_name         = "CPUUtilization"
      dimensions          = { AutoScalingGroupName = group }
      statistic           = "Average"
      period              = 300
      evaluation_periods  = 3
      threshold           = var.cpu_alarm_percentage
      comparison_operator = "GreaterThanThreshold"
      treat_missing_data  = "notBreaching"
      description         = "Nodes of the group ${name} of ${var.cluster_name} have used over ${var.cpu_alarm_percentage} % of their CPU for 15 minutes."
    } if var.enable_alarms
  }
}
