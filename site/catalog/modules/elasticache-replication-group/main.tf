locals {
  # ElastiCache names the nodes itself; alarms and dashboards need the names before the nodes exist.
  node_ids = var.cluster_mode ? flatten([
    for shard in range(var.shards) : [for node in range(var.replicas_per_shard + 1) : format("%s-%04d-%03d", var.name, shard + 1, node + 1)]
  ]) : [for node in range(var.replicas_per_shard + 1) : format("%s-%03d", var.name, node + 1)]
}

resource "aws_elasticache_replication_group" "this" {
  replication_group_id = var.name
  description          = var.description
  engine               = var.engine
  engine_version       = var.engine_version
  node_type            = var.node_type
  port                 = var.port
  parameter_group_name = var.parameter_group_name
  subnet_group_name    = var.subnet_group_name
  security_group_ids   = var.security_group_ids

  num_cache_clusters      = var.cluster_mode ? null : var.replicas_per_shard + 1
  num_node_groups         = var.cluster_mode ? var.shards : null
  replicas_per_node_group = var.cluster_mode ? var.replicas_per_shard : null

  # Cluster mode demands automatic failover even where there is nothing to fail over to.
  automatic_failover_enabled = var.cluster_mode || var.replicas_per_shard > 0
  multi_az_enabled           = var.replicas_per_shard > 0

  at_rest_encryption_enabled = true
  kms_key_id                 = var.kms_key_arn
  transit_encryption_enabled = true
  auth_token                 = var.auth_token
  auth_token_update_strategy = var.auth_token == null ? null : "ROTATE"
  user_group_ids             = var.user_group_ids

  snapshot_retention_limit  = var.snapshot_retention_in_days
  snapshot_window           = var.snapshot_retention_in_days > 0 ? var.snapshot_window : null
  snapshot_name             = var.snapshot_name
  final_snapshot_identifier = var.skip_final_snapshot ? null : coalesce(var.final_snapshot_name, "${var.name}-final")

  maintenance_window         = var.maintenance_window
  auto_minor_version_upgrade = var.auto_minor_version_upgrade
  apply_immediately          = var.apply_immediately
  notification_topic_arn     = var.notification_topic_arn
  tags                       = var.tags

  dynamic "log_delivery_configuration" {
    for_each = var.log_groups

    content {
      log_type         = log_delivery_configuration.key
      destination      = log_delivery_configuration.value
      destination_type = "cloudwatch-logs"
      log_format       = "json"
    }
  }

  lifecycle {
    # The snapshot is used only when the group is created, and removing it later must not replace the group.
    ignore_changes = [snapshot_name]

    precondition {
      condition     = var.cluster_mode || var.shards == 1
      error_message = "More than one shard needs cluster_mode."
    }
  }
}
