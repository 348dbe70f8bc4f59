locals {
  node_alarms = merge([
    for id in local.node_ids : {
      "${var.name}-${id}-high-cpu" = {
        metric_name = "CPUUtilization"
        statistic   = "Average"
        operator    = "GreaterThanThreshold"
        threshold   = var.alarm_thresholds.cpu_percent
        dimensions  = { CacheClusterId = var.name, CacheNodeId = id }
        description = "The CPU of node ${id} is nearly used up: add nodes or choose a larger type."
      }
      "${var.name}-${id}-low-memory" = {
        metric_name = "FreeableMemory"
        statistic   = "Average"
        operator    = "LessThanThreshold"
        threshold   = var.alarm_thresholds.free_memory_mb * 1024 * 1024
        dimensions  = { CacheClusterId = var.name, CacheNodeId = id }
        description = "Node ${id} runs out of memory outside the cache: reduce the connections or choose a larger type."
      }
      "${var.name}-${id}-high-evictions" = {
        metric_name = "Evictions"
        statistic   = "Sum"
        operator    = "GreaterThanThreshold"
        threshold   = var.alarm_thresholds.evictions
        dimensions  = { CacheClusterId = var.name, CacheNodeId = id }
        description = "Node ${id} throws entries away before they expire: add nodes or choose a larger type."
      }
    }
  ]...)
}

module "alarms" {
  source = "../../../modules/cloudwatch-alarms"
  count  = var.enable_alarms ? 1 : 0

  alarms = {
    for name, alarm in local.node_alarms : name => {
      namespace           = "AWS/ElastiCache"
      metric_name         = alarm.metric_name
      statistic           = alarm.statistic
      comparison_operator = alarm.operator
      threshold           = alarm.threshold
      dimensions          = alarm.dimensions
      treat_missing_data  = "notBreaching"
      description         = alarm.description
    }
  }

  alarm_topic_arns = var.alarm_topic_arns
  tags             = var.tags
}
