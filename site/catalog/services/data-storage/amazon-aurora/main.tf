locals {
  kms_key_arn = var.create_kms_key ? module.kms_key[0].key_arn : var.kms_key_arn
  is_postgres = var.engine == "aurora-postgresql"
  port        = coalesce(var.port, local.is_postgres ? 5432 : 3306)

  version_parts = split(".", "${var.engine_version}.0")
  # PostgreSQL names a family by its major version, MySQL by the first two numbers.
  family_version         = local.is_postgres ? local.version_parts[0] : "${local.version_parts[0]}.${local.version_parts[1]}"
  parameter_group_family = coalesce(var.parameter_group_family, "${var.engine}${local.family_version}")

  tls_parameters = local.is_postgres ? {
    "rds.force_ssl" = { value = var.require_tls ? "1" : "0", apply_method = "immediate" }
    } : {
    "require_secure_transport" = { value = var.require_tls ? "ON" : "OFF", apply_method = "immediate" }
  }
  cluster_parameters = merge(local.tls_parameters, var.cluster_parameters)
}

module "kms_key" {
  source = "../../../modules/kms-key"
  count  = var.create_kms_key ? 1 : 0

  name           = "aurora-${var.name}"
  description    = "Encrypts the Aurora cluster ${var.name}"
  administrators = var.kms_key_administrators
  # Backups and snapshots can't be restored without the key, so it needs at least the protection of the database.
  deletion_protection = var.deletion_protection
  tags                = var.tags
}

resource "aws_db_subnet_group" "this" {
  name        = var.name
  description = "Subnets of the Aurora cluster ${var.name}"
  subnet_ids  = var.subnet_ids
  tags        = var.tags
}

resource "aws_rds_cluster_parameter_group" "this" {
  name_prefix = "${var.name}-"
  description = "Parameters of the Aurora cluster ${var.name}"
  family      = local.parameter_group_family
  tags        = var.tags

  dynamic "parameter" {
    for_each = local.cluster_parameters

    content {
      name         = parameter.key
      value        = parameter.value.value
      apply_method = parameter.value.apply_method
    }
  }

  # A new family creates a new group, and the old one is in use until the cluster has moved.
  lifecycle {
    create_before_destroy = true
  }
}

resource "aws_db_parameter_group" "this" {
  name_prefix = "${var.name}-"
  description = "Parameters of the instances of the Aurora cluster ${var.name}"
  family      = local.parameter_group_family
  tags        = var.tags

  dynamic "parameter" {
    for_each = var.instance_parameters

    content {
      name         = parameter.key
      value        = parameter.value.value
      apply_method = parameter.value.apply_method
    }
  }

  lifecycle {
    create_before_destroy = true
  }
}

module "cluster" {
  source = "../../../modules/aurora-cluster"

  name                          = var.name
  engine                        = var.engine
  engine_version                = var.engine_version
  instances                     = var.instances
  instance_class                = var.instance_class
  serverless_capacity           = var.serverless_capacity
  reader_scaling                = var.reader_scaling
  io_optimized                  = var.io_optimized
  kms_key_arn                   = local.kms_key_arn
  database_name                 = var.database_name
  master_username               = var.master_username
  snapshot_identifier           = var.snapshot_identifier
  iam_database_authentication   = var.iam_database_authentication
  data_api                      = var.data_api
  port                          = local.port
  subnet_group_name             = aws_db_subnet_group.this.name
  security_group_ids            = [module.security_group.security_group_id]
  cluster_parameter_group_name  = aws_rds_cluster_parameter_group.this.name
  instance_parameter_group_name = aws_db_parameter_group.this.name
  ca_cert_identifier            = var.ca_cert_identifier
  backup_retention_in_days      = var.backup_retention_in_days
  backtrack_window_seconds      = var.backtrack_window_seconds
  backup_window                 = var.backup_window
  maintenance_window            = var.maintenance_window
  deletion_protection           = var.deletion_protection
  skip_final_snapshot           = var.skip_final_snapshot
  final_snapshot_name           = var.final_snapshot_name
  log_exports                   = local.log_exports
  monitoring_interval           = var.monitoring_interval
  monitoring_role_arn           = one(module.monitoring_role[*].role_arn)
  performance_insights          = var.performance_insights
  apply_immediately             = var.apply_immediately
  auto_minor_version_upgrade    = var.auto_minor_version_upgrade
  allow_major_version_upgrade   = var.allow_major_version_upgrade
  tags                          = var.tags

  # RDS creates missing log groups automatically, without a retention period, key, or tags.
  depends_on = [module.log_group]
}

# RDS upgrades past a minor version that is named here, and the next plan would be a downgrade.
check "engine_version" {
  assert {
    condition     = !var.auto_minor_version_upgrade || length(split(".", var.engine_version)) <= (local.is_postgres ? 1 : 2)
    error_message = "engine_version ${var.engine_version} names a minor version while auto_minor_version_upgrade is on: name the major version only, or turn upgrades off."
  }
}
