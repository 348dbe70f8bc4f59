locals {
  serverless = var.serverless_capacity != null
}

resource "aws_rds_cluster" "this" {
  cluster_identifier = var.name
  engine             = var.engine
  engine_version     = var.engine_version
  engine_mode        = "provisioned"
  # The attribute is also computed: with null, turning I/O-Optimized off would change nothing.
  storage_type      = var.io_optimized ? "aurora-iopt1" : "aurora"
  storage_encrypted = true
  kms_key_id        = var.kms_key_arn

  database_name                 = var.database_name
  master_username               = var.snapshot_identifier == null ? var.master_username : null
  manage_master_user_password   = true
  master_user_secret_kms_key_id = var.kms_key_arn
  snapshot_identifier           = var.snapshot_identifier

  iam_database_authentication_enabled = var.iam_database_authentication
  enable_http_endpoint                = var.data_api

  port                            = var.port
  db_subnet_group_name            = var.subnet_group_name
  vpc_security_group_ids          = var.security_group_ids
  db_cluster_parameter_group_name = var.cluster_parameter_group_name
  # Only a major upgrade may carry the group for the instances.
  db_instance_parameter_group_name = var.allow_major_version_upgrade ? var.instance_parameter_group_name : null

  backup_retention_period      = var.backup_retention_in_days
  backtrack_window             = var.backtrack_window_seconds
  preferred_backup_window      = var.backup_window
  preferred_maintenance_window = var.maintenance_window
  copy_tags_to_snapshot        = true
  deletion_protection          = var.deletion_protection
  skip_final_snapshot          = var.skip_final_snapshot
  final_snapshot_identifier    = var.skip_final_snapshot ? null : coalesce(var.final_snapshot_name, "${var.name}-final")

  enabled_cloudwatch_logs_exports = var.log_exports
  apply_immediately               = var.apply_immediately
  allow_major_version_upgrade     = var.allow_major_version_upgrade

  tags = var.tags

  dynamic "serverlessv2_scaling_configuration" {
    for_each = local.serverless ? [var.serverless_capacity] : []

    content {
      min_capacity = serverlessv2_scaling_configuration.value.min
      max_capacity = serverlessv2_scaling_configuration.value.max
    }
  }

  lifecycle {
    # RDS uses these only when it creates the cluster, and a change to any of them would replace the database.
    ignore_changes = [database_name, kms_key_id, master_username, snapshot_identifier]

    precondition {
      condition     = var.backtrack_window_seconds == 0 || var.engine == "aurora-mysql"
      error_message = "Only aurora-mysql can be backtracked."
    }
  }
}

resource "aws_rds_cluster_instance" "this" {
  for_each = var.instances

  identifier              = "${var.name}-${each.key}"
  cluster_identifier      = aws_rds_cluster.this.id
  engine                  = aws_rds_cluster.this.engine
  engine_version          = aws_rds_cluster.this.engine_version
  instance_class          = coalesce(each.value.instance_class, local.serverless ? "db.serverless" : var.instance_class)
  promotion_tier          = each.value.promotion_tier
  availability_zone       = each.value.availability_zone
  db_parameter_group_name = var.instance_parameter_group_name
  publicly_accessible     = false
  ca_cert_identifier      = var.ca_cert_identifier
  copy_tags_to_snapshot   = true

  monitoring_interval                   = var.monitoring_interval
  monitoring_role_arn                   = var.monitoring_role_arn
  performance_insights_enabled          = var.performance_insights.enabled
  performance_insights_retention_period = var.performance_insights.enabled ? var.performance_insights.retention_in_days : null
  performance_insights_kms_key_id       = var.performance_insights.enabled ? var.kms_key_arn : null

  apply_immediately          = var.apply_immediately
  auto_minor_version_upgrade = var.auto_minor_version_upgrade

  tags = var.tags
}

resource "aws_appautoscaling_target" "readers" {
  count = var.reader_scaling == null ? 0 : 1

  service_namespace  = "rds"
  scalable_dimension = "rds:cluster:ReadReplicaCount"
  resource_id        = "cluster:${aws_rds_cluster.this.id}"
  min_capacity       = var.reader_scaling.min
  max_capacity       = var.reader_scaling.max

  # Scaling out copies an existing reader's settings, so there must be one.
  depends_on = [aws_rds_cluster_instance.this]
}

resource "aws_appautoscaling_policy" "readers" {
  count = var.reader_scaling == null ? 0 : 1

  name               = "${var.name}-readers"
  policy_type        = "TargetTrackingScaling"
  service_namespace  = aws_appautoscaling_target.readers[0].service_namespace
  scalable_dimension = aws_appautoscaling_target.readers[0].scalable_dimension
  resource_id        = aws_appautoscaling_target.readers[0].resource_id

  target_tracking_scaling_policy_configuration {
    target_value       = var.reader_scaling.target_cpu_percent
    scale_in_cooldown  = 300
    scale_out_cooldown = 300

    predefined_metric_specification {
      predefined_metric_type = "RDSReaderAverageCPUUtilization"
    }
  }
}
