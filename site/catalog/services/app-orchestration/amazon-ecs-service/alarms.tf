locals {
  utilization_thresholds = {
    CPUUtilization    = var.alarm_thresholds.cpu_percentage
    MemoryUtilization = var.alarm_thresholds.memory_percentage
  }

  utilization_alarms = {
    for metric, threshold in local.utilization_thresholds : lower(metric) => {
      namespace           = "AWS/ECS"
      metric_name         = metric
      dimensions          = { ClusterName = local.cluster_name, ServiceName = var.name }
      statistic           = "Average"
      period              = 60
      evaluation_periods  = 5
      threshold           = threshold
      comparison_operator = "GreaterThanThreshold"
      treat_missing_data  = "notBreaching"
      description         = "${metric} of the ECS service ${var.name} has been above ${threshold} % for five minutes."
    }
  }

  target_alarms = var.load_balancer == null ? {} : {
    unhealthy-targets = {
      namespace           = "AWS/ApplicationELB"
      metric_name         = "UnHealthyHostCount"
      dimensions          = { LoadBalancer = var.load_balancer.arn_suffix, TargetGroup = module.target_group[0].target_group_arn_suffix }
      statistic           = "Maximum"
      period              = 60
      evaluation_periods  = 5
      threshold           = 0
      comparison_operator = "GreaterThanThreshold"
      treat_missing_data  = "notBreaching"
      description         = "Tasks of the ECS service ${var.name} have failed the load balancer's health check for five minutes."
    }
  }
}

module "alarms" {
  source = "../../../modules/cloudwatch-alarms"

  name_prefix      = "${local.cluster_name}-${var.name}-"
  alarms           = { for name, alarm in merge(local.utilization_alarms, local.target_alarms) : name => alarm if var.enable_alarms }
  alarm_topic_arns = var.alarm_topic_arns
  tags             = var.tags
}
