locals {
  node_alarms = merge([
    for id in module.cache.node_ids : {
      "${id}-high-cpu" = {
        metric_name = "EngineCPUUtilization"
        dimensions  = { CacheClusterId = id }
        threshold   = var.alarm_thresholds.engine_cpu_percent
        description = "Redis on ${id} uses nearly all of its one CPU: look for slow commands, or add shards."
      }
      "${id}-high-memory" = {
        metric_name = "DatabaseMemoryUsagePercentage"
        dimensions  = { CacheClusterId = id }
        threshold   = var.alarm_thresholds.memory_percent
        description = "${id} is nearly full and will evict keys or reject writes: choose a larger node type, or add shards."
      }
      "${id}-high-evictions" = {
        metric_name = "Evictions"
        dimensions  = { CacheClusterId = id }
        threshold   = var.alarm_thresholds.evictions
        statistic   = "Sum"
        description = "${id} throws keys away for lack of memory."
      }
      "${id}-high-lag" = {
        metric_name = "ReplicationLag"
        dimensions  = { CacheClusterId = id }
        threshold   = var.alarm_thresholds.replication_lag_seconds
        description = "${id} is far behind its primary: a failover to it would lose writes."
      }
    }
  ]...)
}

module "log_group" {
  source   = "../../../modules/log-group"
  for_each = toset(var.log_exports)

  name              = "/aws/elasticache/${var.name}/${each.key}"
  retention_in_days = var.log_retention_in_days
  tags              = var.tags
}

module "alarms" {
  source = "../../../modules/cloudwatch-alarms"
  count  = var.enable_alarms ? 1 : 0

  alarms = {
    for name, alarm in local.node_alarms : name => {
      namespace          = "AWS/ElastiCache"
      metric_name        = alarm.metric_name
      dimensions         = alarm.dimensions
      statistic          = try(alarm.statistic, "Average")
      threshold          = alarm.threshold
      treat_missing_data = "notBreaching"
      description        = alarm.description
    }
  }

  alarm_topic_arns = var.alarm_topic_arns
  tags             = var.tags
}
