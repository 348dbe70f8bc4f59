locals {
  is_replica = var.replicate_source != null
}

resource "aws_db_instance" "this" {
  identifier     = var.name
  instance_class = var.instance_class

  # RDS copies the engine, size, key, users, and subnets of a replica from its source, and a restored instance keeps the key of its snapshot.
  replicate_source_db         = var.replicate_source
  engine                      = local.is_replica ? null : var.engine
  engine_version              = local.is_replica ? null : var.engine_version
  db_name                     = local.is_replica ? null : var.database_name
  username                    = local.is_replica || var.snapshot_identifier != null ? null : var.master_username
  password                    = local.is_replica || var.rds_manages_password ? null : var.master_password
  manage_master_user_password = !local.is_replica && var.rds_manages_password ? true : null
  allocated_storage           = local.is_replica ? null : var.allocated_storage_gb
  db_subnet_group_name        = local.is_replica ? null : var.subnet_group_name
  kms_key_id                  = local.is_replica || var.snapshot_identifier != null ? null : var.kms_key_arn
  snapshot_identifier         = local.is_replica ? null : var.snapshot_identifier

  master_user_secret_kms_key_id = !local.is_replica && var.rds_manages_password ? var.kms_key_arn : null

  max_allocated_storage = var.max_allocated_storage_gb
  storage_type          = var.storage_type
  iops                  = var.iops
  storage_throughput    = var.storage_throughput
  storage_encrypted     = true

  port                   = var.port
  publicly_accessible    = false
  vpc_security_group_ids = var.security_group_ids
  multi_az               = var.multi_az
  availability_zone      = var.availability_zone
  parameter_group_name   = var.parameter_group_name
  ca_cert_identifier     = var.ca_cert_identifier

  iam_database_authentication_enabled = var.iam_database_authentication

  backup_retention_period   = var.backup_retention_in_days
  backup_window             = var.backup_window
  maintenance_window        = var.maintenance_window
  copy_tags_to_snapshot     = true
  delete_automated_backups  = var.delete_automated_backups
  deletion_protection       = var.deletion_protection
  skip_final_snapshot       = local.is_replica || var.skip_final_snapshot
  final_snapshot_identifier = local.is_replica || var.skip_final_snapshot ? null : coalesce(var.final_snapshot_name, "${var.name}-final")

  enabled_cloudwatch_logs_exports       = var.log_exports
  monitoring_interval                   = var.monitoring_interval
  monitoring_role_arn                   = var.monitoring_role_arn
  performance_insights_enabled          = var.performance_insights.enabled
  performance_insights_retention_period = var.performance_insights.enabled ? var.performance_insights.retention_in_days : null
  performance_insights_kms_key_id       = var.performance_insights.enabled ? var.kms_key_arn : null

  apply_immediately           = var.apply_immediately
  auto_minor_version_upgrade  = var.auto_minor_version_upgrade
  allow_major_version_upgrade = var.allow_major_version_upgrade

  tags = var.tags

  dynamic "blue_green_update" {
    for_each = var.blue_green_update ? [true] : []

    content {
      enabled = true
    }
  }

  lifecycle {
    # RDS uses these only when it creates the instance, and a change to any of them would replace the database.
    ignore_changes = [db_name, kms_key_id, snapshot_identifier, username]

    precondition {
      condition     = local.is_replica || (var.engine != null && var.engine_version != null && var.subnet_group_name != null && var.allocated_storage_gb != null)
      error_message = "An instance that isn't a replica needs engine, engine_version, subnet_group_name and allocated_storage_gb."
    }

    precondition {
      condition     = var.monitoring_interval == 0 || var.monitoring_role_arn != null
      error_message = "Enhanced Monitoring needs monitoring_role_arn."
    }
  }
}
