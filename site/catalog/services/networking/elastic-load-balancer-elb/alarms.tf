locals {
  alarms = {
    load-balancer-5xx = {
      metric_name = "HTTPCode_ELB_5XX_Count"
      statistic   = "Sum"
      threshold   = var.alarm_thresholds.load_balancer_5xx
      description = "The load balancer ${var.name} answers with its own errors: look for target groups without healthy targets."
    }
    target-5xx = {
      metric_name = "HTTPCode_Target_5XX_Count"
      statistic   = "Sum"
      threshold   = var.alarm_thresholds.target_5xx
      description = "Applications behind ${var.name} answer with errors: look at the access logs for the paths, and at the logs of the applications."
    }
    target-connection-errors = {
      metric_name = "TargetConnectionErrorCount"
      statistic   = "Sum"
      threshold   = var.alarm_thresholds.target_connection_errors
      description = "${var.name} cannot connect to targets: look at their security groups and ports."
    }
    slow-responses = {
      metric_name = "TargetResponseTime"
      statistic   = "p99"
      threshold   = var.alarm_thresholds.p99_response_seconds
      description = "One response in a hundred behind ${var.name} takes too long."
    }
    rejected-connections = {
      metric_name = "RejectedConnectionCount"
      statistic   = "Sum"
      threshold   = var.alarm_thresholds.rejected_connections
      description = "${var.name} rejects connections because it has reached its limit."
    }
  }
}

module "alarms" {
  source = "../../../modules/cloudwatch-alarms"

  name_prefix      = "${var.name}-"
  alarm_topic_arns = var.alarm_topic_arns
  tags             = var.tags

  alarms = {
    for name, alarm in local.alarms : name => {
      namespace          = "AWS/ApplicationELB"
      metric_name        = alarm.metric_name
      dimensions         = { LoadBalancer = module.load_balancer.load_balancer_arn_suffix }
      statistic          = alarm.statistic
      evaluation_periods = 2
      threshold          = alarm.threshold
      treat_missing_data = "notBreaching"
      description        = alarm.description
    } if alarm.threshold != null
  }
}
