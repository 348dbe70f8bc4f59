data "aws_partition" "current" {}

locals {
  default_log_exports = var.engine == "postgres" ? ["postgresql", "upgrade"] : ["error", "slowquery"]
  log_exports         = coalesce(var.log_exports, local.default_log_exports)
  monitoring_role_arn = one(module.monitoring_role[*].role_arn)

  instance_names = concat([var.name], local.replica_names)
  gigabyte       = 1024 * 1024 * 1024

  instance_alarms = merge([
    for name in local.instance_names : {
      "${name}-high-cpu" = {
        metric_name = "CPUUtilization"
        dimensions  = { DBInstanceIdentifier = name }
        threshold   = var.alarm_thresholds.cpu_percent
        operator    = "GreaterThanThreshold"
        description = "The CPU of ${name} is nearly used up: find slow queries in CloudWatch Database Insights, or choose a larger instance class."
      }
      "${name}-low-storage" = {
        metric_name = "FreeStorageSpace"
        dimensions  = { DBInstanceIdentifier = name }
        threshold   = var.alarm_thresholds.free_storage_gb * local.gigabyte
        operator    = "LessThanThreshold"
        description = "${name} runs out of storage: raise allocated_storage_gb or max_allocated_storage_gb."
      }
      "${name}-low-memory" = {
        metric_name = "FreeableMemory"
        dimensions  = { DBInstanceIdentifier = name }
        threshold   = var.alarm_thresholds.free_memory_mb * 1024 * 1024
        operator    = "LessThanThreshold"
        description = "${name} runs out of memory: reduce the connections or choose a larger class."
      }
    }
  ]...)

  replica_alarms = {
    for name in local.replica_names : "${name}-lag" => {
      metric_name = "ReplicaLag"
      dimensions  = { DBInstanceIdentifier = name }
      threshold   = var.alarm_thresholds.replica_lag_seconds
      operator    = "GreaterThanThreshold"
      description = "${name} is far behind its primary: readers see old data."
    }
  }
}

module "log_group" {
  source   = "../../../modules/log-group"
  for_each = toset(flatten([for name in local.instance_names : [for log in local.log_exports : "${name}/${log}"]]))

  name              = "/aws/rds/instance/${each.key}"
  retention_in_days = var.log_retention_in_days
  tags              = var.tags
}

module "monitoring_role" {
  source = "../../../modules/iam-role"
  count  = var.monitoring_interval > 0 ? 1 : 0

  name                 = "${var.name}-rds-monitoring"
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
    for name, alarm in merge(local.instance_alarms, local.replica_alarms) : name => {
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
