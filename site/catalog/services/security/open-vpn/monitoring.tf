module "log_group" {
  source = "../../../modules/log-group"

  name              = "/openvpn/${var.name}"
  retention_in_days = var.log_retention_in_days
  tags              = var.tags
}

locals {
  agent_config = jsonencode({
    logs = {
      logs_collected = {
        files = {
          collect_list = [
            for log in ["openvpn", "auth", "user-data"] : {
              file_path       = "/var/log/${log}.log"
              log_group_name  = module.log_group.log_group_name
              log_stream_name = "{instance_id}/${log}"
            }
          ]
        }
      }
    }
  })
}

module "alarms" {
  source = "../../../modules/cloudwatch-alarms"

  name_prefix      = "${var.name}-openvpn-"
  alarm_topic_arns = var.alarm_topic_arns
  tags             = var.tags

  alarms = {
    status-check-failed = {
      namespace          = "AWS/EC2"
      metric_name        = "StatusCheckFailed"
      dimensions         = { AutoScalingGroupName = module.server.autoscaling_group_name }
      statistic          = "Maximum"
      period             = 60
      evaluation_periods = 5
      threshold          = 0
      treat_missing_data = "breaching"
      description        = "The VPN server ${var.name} does not run. The Auto Scaling group replaces it; if that fails, look at its activity history."
    }
    high-cpu = {
      namespace          = "AWS/EC2"
      metric_name        = "CPUUtilization"
      dimensions         = { AutoScalingGroupName = module.server.autoscaling_group_name }
      statistic          = "Average"
      period             = 300
      evaluation_periods = 3
      threshold          = 80
      description        = "The VPN server ${var.name} is busy: choose a larger instance type."
    }
  }
}
