locals {
  kms_key_arn = var.create_kms_key ? module.kms_key[0].key_arn : var.kms_key_arn
  port        = coalesce(var.port, var.engine == "postgres" ? 5432 : 3306)

  master_password   = var.master_password_source == "generated" ? module.master_secret[0].generated_password : var.master_password
  master_secret_arn = var.master_password_source == "generated" ? module.master_secret[0].secret_arn : module.primary.master_secret_arn

  major_version = split(".", var.engine_version)[0]
  # PostgreSQL names a family by its major version, MySQL and MariaDB by the first two numbers.
  family_version         = var.engine == "postgres" ? local.major_version : join(".", slice(split(".", "${var.engine_version}.0"), 0, 2))
  parameter_group_family = coalesce(var.parameter_group_family, "${var.engine}${local.family_version}")

  tls_parameter = var.engine == "postgres" ? "rds.force_ssl" : "require_secure_transport"
  parameters = merge(
    { (local.tls_parameter) = { value = var.require_tls ? "1" : "0", apply_method = "immediate" } },
    var.parameters,
  )

  # Numbered from one, so that adding a replica never renames another.
  replica_names = [for index in range(var.read_replica_count) : "${var.name}-replica-${index + 1}"]
}

module "kms_key" {
  source = "../../../modules/kms-key"
  count  = var.create_kms_key ? 1 : 0

  name           = "rds-${var.name}"
  description    = "Encrypts the RDS database ${var.name}"
  administrators = var.kms_key_administrators
  # Backups and snapshots can't be restored without the key, so it needs at least the protection of the database.
  deletion_protection = var.deletion_protection
  tags                = var.tags
}

# RDS can't manage the password of an instance that has replicas or is updated blue/green; this one can always be used.
module "master_secret" {
  source = "../../../modules/secret"
  count  = var.master_password_source == "generated" ? 1 : 0

  name         = "rds/${var.name}/master"
  description  = "Master user of the RDS database ${var.name}"
  kms_key_arn  = local.kms_key_arn
  value_source = "generated"
  tags         = var.tags

  generated_password = {
    json_key = "password"
    json_fields = {
      engine   = var.engine
      username = var.master_username
      port     = tostring(local.port)
    }
  }
}

resource "aws_db_subnet_group" "this" {
  name        = var.name
  description = "Subnets of the RDS database ${var.name}"
  subnet_ids  = var.subnet_ids
  tags        = var.tags

  # Checked here because the database waits for this group.
  lifecycle {
    precondition {
      condition     = var.master_password_source != "rds" || (var.read_replica_count == 0 && !var.blue_green_update)
      error_message = "RDS doesn't manage the master password of a database with read replicas or blue/green updates: set master_password_source to generated or provided."
    }

    precondition {
      condition     = var.read_replica_count == 0 || var.backup_retention_in_days > 0
      error_message = "Read replicas need automated backups: set backup_retention_in_days to at least 1."
    }
  }
}

resource "aws_db_parameter_group" "this" {
  name_prefix = "${var.name}-"
  description = "Parameters of the RDS database ${var.name}"
  family      = local.parameter_group_family
  tags        = var.tags

  dynamic "parameter" {
    for_each = local.parameters

    content {
      name         = parameter.key
      value        = parameter.value.value
      apply_method = parameter.value.apply_method
    }
  }

  # A new family creates a new group, and the old one is in use until the instance has moved.
  lifecycle {
    create_before_destroy = true
  }
}

module "primary" {
  source = "../../../modules/rds-instance"

  name                        = var.name
  engine                      = var.engine
  engine_version              = var.engine_version
  instance_class              = var.instance_class
  allocated_storage_gb        = var.allocated_storage_gb
  max_allocated_storage_gb    = var.max_allocated_storage_gb
  storage_type                = var.storage_type
  iops                        = var.iops
  storage_throughput          = var.storage_throughput
  kms_key_arn                 = local.kms_key_arn
  database_name               = var.database_name
  master_username             = var.master_username
  rds_manages_password        = var.master_password_source == "rds"
  master_password             = local.master_password
  snapshot_identifier         = var.snapshot_identifier
  port                        = local.port
  subnet_group_name           = aws_db_subnet_group.this.name
  security_group_ids          = [module.security_group.security_group_id]
  multi_az                    = var.multi_az
  parameter_group_name        = aws_db_parameter_group.this.name
  ca_cert_identifier          = var.ca_cert_identifier
  iam_database_authentication = var.iam_database_authentication
  backup_retention_in_days    = var.backup_retention_in_days
  backup_window               = var.backup_window
  maintenance_window          = var.maintenance_window
  deletion_protection         = var.deletion_protection
  skip_final_snapshot         = var.skip_final_snapshot
  final_snapshot_name         = var.final_snapshot_name
  log_exports                 = local.log_exports
  monitoring_interval         = var.monitoring_interval
  monitoring_role_arn         = local.monitoring_role_arn
  performance_insights        = var.performance_insights
  apply_immediately           = var.apply_immediately
  auto_minor_version_upgrade  = var.auto_minor_version_upgrade
  allow_major_version_upgrade = var.allow_major_version_upgrade
  blue_green_update           = var.blue_green_update
  tags                        = var.tags

  # RDS creates missing log groups automatically, without a retention period, key, or tags.
  depends_on = [module.log_group]
}

module "replica" {
  source   = "../../../modules/rds-instance"
  for_each = toset(local.replica_names)

  name                        = each.key
  replicate_source            = module.primary.identifier
  instance_class              = coalesce(var.read_replica_instance_class, var.instance_class)
  max_allocated_storage_gb    = var.max_allocated_storage_gb
  storage_type                = var.storage_type
  iops                        = var.iops
  storage_throughput          = var.storage_throughput
  kms_key_arn                 = local.kms_key_arn
  port                        = local.port
  security_group_ids          = [module.security_group.security_group_id]
  parameter_group_name        = aws_db_parameter_group.this.name
  ca_cert_identifier          = var.ca_cert_identifier
  iam_database_authentication = var.iam_database_authentication
  backup_retention_in_days    = 0
  maintenance_window          = var.maintenance_window
  deletion_protection         = var.deletion_protection
  log_exports                 = local.log_exports
  monitoring_interval         = var.monitoring_interval
  monitoring_role_arn         = local.monitoring_role_arn
  performance_insights        = var.performance_insights
  apply_immediately           = var.apply_immediately
  auto_minor_version_upgrade  = var.auto_minor_version_upgrade
  allow_major_version_upgrade = var.allow_major_version_upgrade
  tags                        = var.tags

  depends_on = [module.log_group]
}

# RDS upgrades past a minor version that is named here, and the next plan would be a downgrade.
check "engine_version" {
  assert {
    condition     = !var.auto_minor_version_upgrade || length(split(".", var.engine_version)) <= (var.engine == "postgres" ? 1 : 2)
    error_message = "engine_version ${var.engine_version} names a minor version while auto_minor_version_upgrade is on: name the major version only, or turn upgrades off."
  }
}
