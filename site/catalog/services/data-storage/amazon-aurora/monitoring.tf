data "aws_partition" "current" {}

locals {
  log_exports = coalesce(var.log_exports, local.is_postgres ? ["postgresql"] : ["error", "slowquery"])

  instance_names = [for key in keys(var.instances) : "${var.name}-${key}"]

  instance_alarms = merge([
    for name in local.instance_names : {
      "${name}-high-cpu" = {
        metric_name = "CPUUtilization"
        dimensions  = { DBInstanceIdentifier = name }
        threshold   = var.alarm_thresholds.cpu_percent
        operator    = "GreaterThanThreshold"
        description = "The CPU of ${name} is nearly used up: find slow queries in CloudWatch Database Insights, or choose a larger instance class."
      }
      "${name}-low-memory" = {
        metric_name = "FreeableMemory"
        dimensions  = { DBInstanceIdentifier = name }
        threshold   = var.alarm_thresholds.free_memory_mb * 1024 * 1024
        operator    = "LessThanThreshold"
        description = "${name} runs out of memory: reduce the connections or choose a larger class."
      }
      "${name}-low-local-storage" = {
        metric_name = "FreeLocalStorage"
        dimensions  = { DBInstanceIdentifier = name }
        threshold   = var.alarm_thresholds.free_local_storage_gb * 1024 * 1024 * 1024
        operator    = "LessThanThreshold"
        description = "${name} runs out of space for temporary files: look for large sorts, or choose a larger class."
      }
    }
  ]...)

  # The metric exists only where there are readers.
  lag_alarms = length(var.instances) < 2 ? {} : {
    "${var.name}-replica-lag" = {
      metric_name = "AuroraReplicaLagMaximum"
      dimensions  = { DBClusterIdentifier = var.name }
      threshold   = var.alarm_thresholds.replica_lag_milliseconds
      operator    = "GreaterThanThreshold"
      description = "A reader of ${var.name} is far behind the writer: it sees old data."
    }
  }

  capacity_alarms = var.serverless_capacity == null ? {} : {
    "${var.name}-high-capacity" = {
      metric_name = "ACUUtilization"
      dimensions  = { DBClusterIdentifier = var.name }
      threshold   = var.alarm_thresholds.capacity_percent
      operator    = "GreaterThanThreshold"
      description = "${var.name} is close to its largest serverless capacity: raise serverless_capacity.max."
    }
  }
}

module "log_group" {
  source   = "../../../modules/log-group"
  for_each = toset(local.log_exports)

  name              = "/aws/rds/cluster/${var.name}/${each.key}"
  retention_in_days = var.log_retention_in_days
  tags              = var.tags
}

module "monitoring_role" {
  source = "../../../modules/iam-role"
  count  = var.monitoring_interval > 0 ? 1 : 0

  name                 = "${var.name}-aurora-monitoring"
  description          = "Lets RDS write Enhanced Monitoring data of ${var.name}"
  trusted_services     = ["monitoring.rds.amazonaws.com"]
  managed_policy_arns  = { AmazonRDSEnhancedMonitoringRole = "arn:${data.aws_partition.current.partition}:iam::aws:policy/service-role/AmazonRDSEnhancedMonitoringRole" }
  permissions_boundary = var.permissions_boundary
  tags                 = var.tags
}

module "alarms" {
  source = "../../../modules/cloudwatch-alarms"
  count  = var.enable_alarms ? 1 : 0

  alarms = {
    for name, alarm in merge(local.instance_alarms, local.lag_alarms, local.capacity_alarms) : name => {
      namespace           = "AWS/RDS"
      metric_name         = alarm.metric_name
      dimensions          = alarm.dimensions
      threshold           = alarm.threshold
      comparison_operator = alarm.operator
      description         = alarm.description
    }
  }

  alarm_topic_arns = var.alarm_topic_arns
  tags             = var.tags
}
