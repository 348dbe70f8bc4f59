module "log_group" {
  source = "../../../modules/log-group"

  name              = "/bastion/${var.name}"
  retention_in_days = var.log_retention_in_days
  kms_key_arn       = var.log_kms_key_arn
  tags              = var.tags
}

locals {
  agent_config = jsonencode({
    logs = {
      logs_collected = {
        files = {
          collect_list = [
            {
              file_path       = "/var/log/secure"
              log_group_name  = module.log_group.log_group_name
              log_stream_name = "{instance_id}/secure"
            },
            {
              file_path       = "/var/log/messages"
              log_group_name  = module.log_group.log_group_name
              log_stream_name = "{instance_id}/messages"
            },
          ]
        }
      }
    }
  })
}

module "alarms" {
  source = "../../../modules/cloudwatch-alarms"

  name_prefix      = "${var.name}-"
  alarm_topic_arns = var.alarm_topic_arns
  tags             = var.tags

  alarms = {
    status-check-failed = {
      namespace           = "AWS/EC2"
      metric_name         = "StatusCheckFailed"
      dimensions          = { InstanceId = module.instance.instance_id }
      statistic           = "Maximum"
      period              = 60
      evaluation_periods  = 3
      threshold           = 0
      comparison_operator = "GreaterThanThreshold"
      treat_missing_data  = "breaching"
      description         = "The bastion host ${var.name} does not work. If it does not recover, replace it."
    }
    high-cpu = {
      namespace          = "AWS/EC2"
      metric_name        = "CPUUtilization"
      dimensions         = { InstanceId = module.instance.instance_id }
      statistic          = "Average"
      period             = 300
      evaluation_periods = 2
      threshold          = var.cpu_alarm_percent
      description        = "The bastion host ${var.name} is busy. People only pass through it, so find out what runs there."
    }
  }
}
