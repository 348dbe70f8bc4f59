module "alarms" {
  source = "../../../modules/cloudwatch-alarms"
  count  = var.enable_alarms ? 1 : 0

  alarms = {
    "${var.name}-jenkins-down" = {
      namespace           = "AWS/ApplicationELB"
      metric_name         = "HealthyHostCount"
      dimensions          = { LoadBalancer = aws_lb.this.arn_suffix, TargetGroup = module.target_group.target_group_arn_suffix }
      statistic           = "Minimum"
      period              = 60
      evaluation_periods  = 10
      threshold           = 1
      comparison_operator = "LessThanThreshold"
      treat_missing_data  = "breaching"
      description         = "Jenkins hasn't answered for ten minutes: look at the instance with Session Manager."
    }
    "${var.name}-jenkins-high-cpu" = {
      namespace          = "AWS/EC2"
      metric_name        = "CPUUtilization"
      dimensions         = { AutoScalingGroupName = module.server.autoscaling_group_name }
      evaluation_periods = 6
      threshold          = var.cpu_alarm_percent
      description        = "The CPU of the Jenkins server is nearly used up: move builds to agents or choose a larger type."
    }
  }

  alarm_topic_arns = var.alarm_topic_arns
  tags             = var.tags
}
